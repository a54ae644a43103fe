public import Foundation

extension String {
  /// A key for string tables with interpolated values, for creating a localized string.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) messages")   // looks up "%lld messages"
  /// ```
  public struct LocalizationValue: Equatable, Sendable {
    let key: LocalizedStringKey

    /// Creates a value from a string.
    public init(_ value: String) { key = LocalizedStringKey(value) }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
  }

  /// The parts of the literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var base: LocalizedStringKey.StringInterpolation

    /// Creates an empty interpolation with capacity for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

    /// Appends a number, formatted in the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

    /// Appends a number with a specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }

    /// Appends a value, formatted in the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      base.appendInterpolation(value, format: format)
    }

    /// Appends another resource, looked up in the same locale.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
    }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation("\(value)") }
  }
}
