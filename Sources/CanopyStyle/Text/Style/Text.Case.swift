package import Foundation

extension Text {
  /// A letter case.
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase

    /// Returns the string in this case by the rules of a locale: in Turkish, `i` becomes `İ`.
    package func applied(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}
