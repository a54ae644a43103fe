/// The declared type of a variable.
struct TypeAnnotation: Equatable {
  /// The type as written.
  var text: String
  var range: Range<Int>
  /// The wrapped type of an optional in any spelling, or nil for other types.
  var wrapped: String?
  /// A Boolean value that indicates whether the type is or contains an opaque type, `some P`.
  var isOpaque: Bool

  /// The type in a form that is valid everywhere, such as `Foo?` for `Foo!`, which only variables can have.
  var plainText: String {
    guard text.hasSuffix("!"), let wrapped else { return text }
    return "\(wrapped)?"
  }

  /// Creates a type from tokens, without surrounding space and comments.
  init(tokens: ArraySlice<Token>, of reader: TokenReader) {
    text = reader.text(of: tokens)
    range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    isOpaque = tokens.contains { $0.is("some") }
    wrapped = Self.wrapped(text: text, tokens: tokens)
  }

  private static func wrapped(text: String, tokens: ArraySlice<Token>) -> String? {
    guard !isFunction(tokens) else { return nil }
    if text.hasSuffix("?") || text.hasSuffix("!") {
      // The mark can follow a comment, or be part of an operator, as in `Set<Int>?`.
      return trimmed(text.dropLast())
    }
    let words = tokens.prefix { !$0.is("<") }.map(\.text)
    guard words == ["Optional"] || words == ["Swift", ".", "Optional"], text.hasSuffix(">") else { return nil }
    return text.firstIndex(of: "<").map { trimmed(text[text.index(after: $0)...].dropLast()) }
  }

  /// Returns whether `tokens` form a function type, in which a trailing `?` belongs to the result.
  private static func isFunction(_ tokens: ArraySlice<Token>) -> Bool {
    var depth = 0
    for token in tokens {
      if token.opensGroup { depth += 1 }
      if token.closesGroup { depth -= 1 }
      depth += token.changeOfGenericDepth
      if depth == 0, token.is("->") { return true }
    }
    return false
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}
