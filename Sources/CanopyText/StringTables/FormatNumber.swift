internal import Foundation

/// A number of any type, for formatting by a specifier such as `%lld`.
public enum _FormatNumber: Hashable, Sendable {
  /// A whole number that may be negative.
  case signed(Int64)
  /// A whole number.
  case unsigned(UInt64)
  /// A number with a fraction.
  case floating(Double)
}

extension _FormatNumber {
  /// Returns the number as formatted by a specifier in a locale.
  func string(specifier: String, locale: Locale) -> String {
    guard let conversion = specifier.last else { return "" }
    switch conversion {
    case "@": return plainString(locale: locale)
    case "d", "i", "u":
      if isPlain(specifier) { return plainString(locale: locale) }
      return String(format: specifier, locale: locale, integer)
    case "o", "x", "X", "c": return String(format: specifier, locale: locale, integer)
    case "f", "F", "e", "E", "g", "G", "a", "A": return String(format: specifier, locale: locale, floating)
    default: return plainString(locale: locale)
    }
  }

  private var integer: Int {
    switch self {
    case .signed(let value): Int(truncatingIfNeeded: value)
    case .unsigned(let value): Int(truncatingIfNeeded: value)
    case .floating(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    }
  }

  private var floating: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    }
  }

  private func plainString(locale: Locale) -> String {
    switch self {
    case .signed(let value): LocaleWriting.of(locale).integers.string(Int(value))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .floating(let value): String(format: "%lf", locale: locale, value)
    }
  }

  /// Returns a Boolean value that indicates whether a specifier represents an integer without further options.
  private func isPlain(_ specifier: String) -> Bool {
    specifier.dropFirst().dropLast().allSatisfy { "hlqzt".contains($0) }
  }
}
