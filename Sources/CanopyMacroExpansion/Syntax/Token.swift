/// One word of Swift: what lies between the spaces and comments.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword: which of the two often depends on where it stands.
    case word
    case number
    /// A string literal with its quotes, and with everything inside its interpolations.
    case string
    case regex
    /// A run of operator characters.
    case `operator`
    /// A `?` or `!` right behind an operand.
    case postfix
    /// One of the characters `( ) [ ] { } , ; : . @ # \` or a character that begins nothing.
    case punctuation
  }

  var kind: Kind
  var text: String
  /// Its place in the source, in UTF-8 bytes.
  var range: Range<Int>
  /// Whether it is the first token of its line.
  var startsLine: Bool

  func `is`(_ text: String) -> Bool { self.text == text && kind != .string }

  /// The name without the backticks that allow keywords as names.
  var name: String? {
    guard kind == .word else { return nil }
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
