/// A token of Swift source, without the spaces and comments around it.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, which often can't be distinguished without context.
    case word
    case number
    /// A string literal, including its quotes and its interpolations.
    case string
    case regex
    /// A sequence of operator characters.
    case `operator`
    /// A `?` or `!` that directly follows an operand.
    case postfix
    /// One of the characters `( ) [ ] { } , ; : . @ # \`, or a character that can't begin any other token.
    case punctuation
  }

  var kind: Kind
  var text: String
  /// The range in the source, in UTF-8 bytes.
  var range: Range<Int>
  /// A Boolean value that indicates whether the token is the first one on its line.
  var startsLine: Bool

  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

  /// The name or keyword, without backticks, or nil if the token isn't a word.
  var name: String? {
    guard kind == .word else { return nil }
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the source of the body of a getter or a closure that returns `value`.
  static func returning(_ value: String) -> String {
    // Without `return`, the opening brace of a closure would be parsed as the start of a block.
    value.hasPrefix("{") ? "return \(value)" : value
  }

  /// Returns `source` with each occurrence of the token `word` replaced with `other`.
  static func replacing(_ word: String, with other: String, in source: String) -> String {
    let bytes = Array(source.utf8)
    var result = ""
    var copied = 0
    for token in Scanner.tokens(of: source) where token.is(word) {
      result += String(decoding: bytes[copied..<token.range.lowerBound], as: UTF8.self) + other
      copied = token.range.upperBound
    }
    return result + String(decoding: bytes[copied...], as: UTF8.self)
  }

  /// Returns an identifier for use in a declaration, with backticks if `name` requires them.
  static func identifier(_ name: String) -> String {
    name.utf8.allSatisfy(\.continuesWord) ? name : "`\(name)`"
  }
}

extension Token {
  /// A Boolean value that indicates whether this token can be the last one of a value or a type.
  ///
  /// The answer determines the meaning of a slash, a question mark, or a line break after the token.
  var endsOperand: Bool {
    switch kind {
    case .number, .string, .regex, .postfix: true
    case .word: !Self.wordsBeforeOperands.contains(text)
    case .punctuation: [")", "]", "}"].contains(text)
    case .operator: false
    }
  }

  private static let wordsBeforeOperands: Set = [
    "any", "as", "await", "borrowing", "case", "consume", "copy", "do", "each", "else", "for", "guard", "if", "in",
    "inout", "is", "let", "repeat", "return", "some", "switch", "throw", "try", "unsafe", "var", "where", "while",
    "yield",
  ]
}
