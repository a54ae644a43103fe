public import Foundation

extension LocalizedStringKey {
  /// Collects the parts of a string literal that is a key.
  ///
  /// Besides the values themselves it takes how to show them:
  ///
  /// ```swift
  /// "Total: \(price, format: .currency(code: "EUR")), \(ratio, specifier: "%.1f") since \(start, style: .relative)"
  /// ```
  public struct StringInterpolation: StringInterpolationProtocol {
    var pattern = MarkedString()
    var arguments: [Argument] = []

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // Below that the string is inside the value and needs no room.
      let capacity = literalCapacity + 4 * interpolationCount
      if capacity > 15 { pattern.reserveCapacity(capacity + 4 * interpolationCount) }
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if MarkedString.canHold(literal) {
        pattern.append(literal: literal)
      } else {
        append(.literal(literal))
      }
    }

    /// Sets in a string.
    public mutating func appendInterpolation(_ string: String) {
      if MarkedString.canHold(string) {
        pattern.append(string: string)
      } else {
        append(.string(string))
      }
    }

    /// Sets in a number, as the environment's locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      let number = value._number
      if case .signed(let integer) = number, T._specifier == "%lld", let integer = Int(exactly: integer) {
        pattern.append(integer: integer)
      } else {
        append(.number(number, specifier: T._specifier))
      }
    }

    /// Sets in a number, written as a specifier says: `\(ratio, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number, specifier: specifier))
    }

    /// Sets in a text, with its own look.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Sets in a string with attributes.
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
