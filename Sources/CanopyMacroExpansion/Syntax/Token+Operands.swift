extension Token {
  /// A Boolean value that indicates whether a value or a type can end with this token.
  ///
  /// It decides what a slash, a question mark or the start of a line means that follows.
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
