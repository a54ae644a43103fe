/// A key for the app's string tables, with the values to set into what is found.
///
/// ```swift
/// Text("You have \(count) messages")   // looks up "You have %lld messages"
/// ```
///
/// String literals become keys by themselves. A key costs as much as its string as long as only whole numbers and strings
/// are interpolated: it is looked up and formatted when it is shown.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The literal parts with whole numbers and strings in their places.
  package let pattern: MarkedString
  /// The interpolated values that are neither.
  package let arguments: [Argument]

  init(pattern: MarkedString, arguments: [Argument]) {
    self.pattern = pattern
    self.arguments = arguments
  }

  /// Makes a key of a string.
  public init(_ value: String) {
    if MarkedString.canHold(value) {
      self.init(pattern: MarkedString(unmarked: value), arguments: [])
    } else {
      var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      interpolation.appendLiteral(value)
      self.init(stringInterpolation: interpolation)
    }
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key of a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a string literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    pattern = stringInterpolation.pattern
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// A value in a key that a marked string cannot hold.
  package enum Argument: Equatable, Sendable {
    /// Part of the key itself.
    case literal(String)
    /// A string.
    case string(String)
    /// A number, with the specifier that says how to write it.
    case number(_FormatNumber, specifier: String)
    /// A text, with a look of its own or its own way to get its string.
    case text(Text)

    /// The number that the value is, or shows; nil if it is something else.
    var number: _FormatNumber? {
      switch self {
      case .literal, .string: nil
      case .number(let number, _): number
      case .text(let text): text.number
      }
    }

    /// What stands for the value in the key.
    var specifier: String {
      switch self {
      case .literal(let string): string
      case .string, .text: "%@"
      case .number(_, let specifier): specifier
      }
    }
  }

  /// What is looked up: the literal parts, with a specifier in the place of each value.
  package var formatKey: String {
    if arguments.isEmpty && pattern.isPlain { return pattern.marked }
    let parts = pattern.parts
    let hasValues = parts.contains { part in
      switch part {
      case .literal: false
      case .integer, .string: true
      case .argument(let place): if case .literal = arguments[place] { false } else { true }
      }
    }
    var key = ""
    for part in parts {
      switch part {
      case .literal(let literal): key += hasValues ? Self.escaped(literal) : String(literal)
      case .integer: key += "%lld"
      case .string: key += "%@"
      case .argument(let place):
        if case .literal(let literal) = arguments[place] {
          key += hasValues ? Self.escaped(literal) : literal
        } else {
          key += arguments[place].specifier
        }
      }
    }
    return key
  }

  private static func escaped(_ literal: some StringProtocol) -> String {
    literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// The values in order, without those that are part of the key.
  var values: [Argument] {
    pattern.parts.compactMap { part in
      switch part {
      case .literal: return nil
      case .integer(let integer): return .number(.signed(Int64(integer)), specifier: "%lld")
      case .string(let string): return .string(String(string))
      case .argument(let place):
        if case .literal = arguments[place] { return nil }
        return arguments[place]
      }
    }
  }
}
