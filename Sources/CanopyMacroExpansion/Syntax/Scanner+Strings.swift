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

extension Scanner {
  /// Reads a regular expression literal between slashes, if there is one: `/` is also an operator.
  ///
  /// As in the compiler, it can only begin where an operand can, does not begin or end with space, and ends on its line.
  mutating func scanBareRegex() -> Bool {
    guard previous?.endsOperand != true, !byte(1).isSpace, byte(1) != UInt8(ascii: "/"), byte(1) != UInt8(ascii: "*")
    else {
      return false
    }
    var end = position + 1
    var parentheses = 0
    while bytes.indices.contains(end), !bytes[end].isNewline {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        // Then the slash was an operator given as an argument, as in `reduce(1, /)`.
        if parentheses < 0 { return false }
      case UInt8(ascii: "/"):
        guard !bytes[end - 1].isSpace else { return false }
        position = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Reads a regular expression literal like `#/a\/b/#`, at its first slash.
  mutating func scanRawRegex(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    let isMultiline = byte(1).isNewline
    position += 1
    while position < bytes.count, isMultiline || !byte().isNewline {
      if isAt(end) {
        position += end.utf8.count
        return
      }
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
  }
}
