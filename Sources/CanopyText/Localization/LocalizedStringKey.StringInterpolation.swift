public import Foundation

extension LocalizedStringKey {
  /// The parts of a string literal for a key.
  ///
  /// Values can be interpolated together with their format:
  ///
  /// ```swift
  /// "Total: \(price, format: .currency(code: "EUR")), \(ratio, specifier: "%.1f") since \(start, style: .relative)"
  /// ```
  public struct StringInterpolation: StringInterpolationProtocol {
    var pattern = MarkedString()
    var arguments: [Argument] = []

    /// Creates an empty interpolation with capacity for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // Smaller strings are stored inline and need no capacity.
      let capacity = literalCapacity + 4 * interpolationCount
      if capacity > 15 { pattern.reserveCapacity(capacity + 4 * interpolationCount) }
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if MarkedString.canHold(literal) {
        pattern.append(literal: literal)
      } else {
        append(.literal(literal))
      }
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      if MarkedString.canHold(string) {
        pattern.append(string: string)
      } else {
        append(.string(string))
      }
    }

    /// Appends a number, formatted in the locale of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      let number = value._number
      if case .signed(let integer) = number, T._specifier == "%lld", let integer = Int(exactly: integer) {
        pattern.append(integer: integer)
      } else {
        append(.number(number, specifier: T._specifier))
      }
    }

    /// Appends a number with a specifier: `\(ratio, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number, specifier: specifier))
    }

    /// Appends a text with its own modifiers.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    mutating func append(_ argument: Argument) {
      pattern.append(argument: arguments.count)
      arguments.append(argument)
    }
  }
}
