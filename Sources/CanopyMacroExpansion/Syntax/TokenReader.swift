/// Walks through the tokens of a piece of source.
struct TokenReader {
  let source: String
  let tokens: [Token]
  private(set) var index = 0

  init(_ source: String) {
    self.source = source
    tokens = Scanner.tokens(of: source)
  }

  /// The next token to read, or nil at the end.
  var current: Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  var next: Token? { tokens.indices.contains(index + 1) ? tokens[index + 1] : nil }

  var previous: Token? { tokens.indices.contains(index - 1) ? tokens[index - 1] : nil }

  /// The offset of the next token or, at the end of the source, the end of the last token.
  var offset: Int { current?.range.lowerBound ?? tokens.last?.range.upperBound ?? 0 }

  func isAt(_ text: String) -> Bool { current?.is(text) == true }

  /// Advances by one token, or past the matching bracket if the token is an opening one.
  mutating func skip() {
    var depth = 0
    repeat {
      guard let token = current else { return }
      if token.opensGroup { depth += 1 }
      if token.closesGroup { depth -= 1 }
      index += 1
    } while depth > 0
  }

  /// Advances by one token, entering a group if the token opens one.
  mutating func step() { index += 1 }

  /// Skips the current token if it equals `text`. Returns true if it did.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  /// The tokens read since `start`.
  func tokens(since start: Int) -> ArraySlice<Token> { tokens[start..<index] }

  /// Returns the source from the first to the last of `tokens`, including space and comments between them.
  func text(of tokens: some BidirectionalCollection<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return text(in: first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the source between two offsets.
  func text(in range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}

extension Token {
  var opensGroup: Bool { kind == .punctuation && ["(", "[", "{"].contains(text) }

  var closesGroup: Bool { kind == .punctuation && [")", "]", "}"].contains(text) }
}
