public import Foundation

extension String {
  /// A string literal with values in it that is a key for string tables, on its way to a string.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) messages")   // looks up "%lld messages"
  /// ```
  public struct LocalizationValue: Equatable, Sendable {
    let key: LocalizedStringKey

    /// Makes a value of a string.
    public init(_ value: String) { key = LocalizedStringKey(value) }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Makes a value of a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a value of a string literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
  }

  /// Collects the parts of the literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var base: LocalizedStringKey.StringInterpolation

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

    /// Sets in a string.
    public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

    /// Sets in a number, as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

    /// Sets in a number, written as a specifier says.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }

    /// Sets in a value as a format writes it in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      base.appendInterpolation(value, format: format)
    }

    /// Sets in what another resource stands for, in the locale of the whole.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
    }

    /// Sets in the description of anything else.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation("\(value)") }
  }
}
