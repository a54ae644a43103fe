/// A key for the app's string tables, with interpolated values.
///
/// ```swift
/// Text("You have \(count) messages")   // looks up "You have %lld messages"
/// ```
///
/// String literals become keys implicitly. Creating a key with integers and strings costs as much as creating its string. The key
/// is looked up and formatted when it is shown.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The literal parts, with integers and strings inserted.
  package let pattern: MarkedString
  /// The other interpolated values.
  package let arguments: [Argument]

  init(pattern: MarkedString, arguments: [Argument]) {
    self.pattern = pattern
    self.arguments = arguments
  }

  /// Creates a key from a string.
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
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    pattern = stringInterpolation.pattern
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// A value in a key that a marked string can't contain.
  package enum Argument: Equatable, Sendable {
    /// A literal part of the key.
    case literal(String)
    /// A string.
    case string(String)
    /// A number with its specifier.
    case number(_FormatNumber, specifier: String)
    /// A text with its own modifiers or content.
    case text(Text)

    /// The number that the value shows; nil for other values.
    var number: _FormatNumber? {
      switch self {
      case .literal, .string: nil
      case .number(let number, _): number
      case .text(let text): text.number
      }
    }

    /// The value as a part of a link's address, where numbers look the same in all languages; nil for a text.
    var addressPart: String? {
      switch self {
      case .literal(let string), .string(let string): string
      case .number(.signed(let value), _): "\(value)"
      case .number(.unsigned(let value), _): "\(value)"
      case .number(.floating(let value), _): "\(value)"
      case .text: nil
      }
    }

    /// The specifier for the value in the key.
    var specifier: String {
      switch self {
      case .literal(let string): string
      case .string, .text: "%@"
      case .number(_, let specifier): specifier
      }
    }
  }

  /// The string to look up: the literal parts, with a specifier for each value.
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

  /// The values in order, without the literal parts.
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
