package import Foundation

extension Text {
  /// What becomes of small and capital letters.
  public enum Case: Hashable, Sendable {
    /// All letters become capitals.
    case uppercase
    /// All letters become small.
    case lowercase

    /// The string with its letters changed by the rules of a locale: in Turkish, `i` becomes `İ`.
    package func applied(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}
