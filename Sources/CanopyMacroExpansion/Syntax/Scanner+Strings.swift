extension Scanner {
  /// Reads a string literal, at its first quote; `hashes` is how many `#` came before it and so must come after it.
  mutating func scanString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    // Between marks, three quotes can also be a string of one line that holds a quote.
    let isMultiline = isAt("\"\"\"") && (hashes == 0 || !isAt("\"\"\"" + marks))
    let quotes = isMultiline ? "\"\"\"" : "\""
    position += quotes.utf8.count
    while position < bytes.count {
      if isAt(quotes + marks) {
        position += quotes.utf8.count + hashes
        return
      }
      if byte() == UInt8(ascii: "\\"), isAt("\\" + marks) {
        position += 1 + hashes
        skipEscape()
      } else if byte().isNewline, !isMultiline {
        return
      } else {
        position += 1
      }
    }
  }

  /// Strings in interpolations in strings end here, so that no source exhausts the stack.
  private static var deepestNesting: Int { 100 }

  /// Skips what follows a backslash: one character, or an interpolation with all its tokens.
  private mutating func skipEscape() {
    guard byte() == UInt8(ascii: "("), nesting < Self.deepestNesting else {
      // A newline after a backslash ends a string of one line all the same.
      if !byte().isNewline { position += 1 }
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let token = next() {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
