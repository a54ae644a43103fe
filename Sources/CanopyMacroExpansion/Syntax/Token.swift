/// A token of Swift source, between spaces and comments.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, which often depends on the context.
    case word
    case number
    /// A string literal with its quotes, and with everything inside its interpolations.
    case string
    case regex
    /// A run of operator characters.
    case `operator`
    /// A `?` or `!` directly after an operand.
    case postfix
    /// One of the characters `( ) [ ] { } , ; : . @ # \`, or a character that begins no other token.
    case punctuation
  }

  var kind: Kind
  var text: String
  /// The range in the source, in UTF-8 bytes.
  var range: Range<Int>
  /// A Boolean value that indicates whether it is the first token of its line.
  var startsLine: Bool

  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

  /// The name without the backticks that allow keywords as names.
  var name: String? {
    guard kind == .word else { return nil }
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The body of a getter or a closure that returns `value`.
  static func returning(_ value: String) -> String {
    // Without `return`, the brace of a closure would begin a block.
    value.hasPrefix("{") ? "return \(value)" : value
  }

  /// Returns source with each occurrence of a word replaced by another one.
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

  /// Returns a name for use in a declaration, in backticks if necessary.
  static func identifier(_ name: String) -> String {
    name.utf8.allSatisfy(\.continuesWord) ? name : "`\(name)`"
  }
}

extension Token {
  /// A Boolean value that indicates whether a value or a type can end with this token.
  ///
  /// This determines the meaning of a following slash, question mark or line break.
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
