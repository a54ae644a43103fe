extension Scanner {
  /// Reads a string literal, starting at its first quote. `hashes` is the number of `#` before it, which must also follow it.
  mutating func scanString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    // Between hashes, three quotes can also be a single-line string that contains a quote.
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

  /// The maximum nesting of strings in interpolations, which prevents a source from exhausting the stack.
  private static var deepestNesting: Int { 100 }

  /// Skips the source after a backslash: one character, or an interpolation with all its tokens.
  private mutating func skipEscape() {
    guard byte() == UInt8(ascii: "("), nesting < Self.deepestNesting else {
      // A newline ends a single-line string even after a backslash.
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
  /// Reads a regular expression literal between slashes, if there is one, because `/` is also an operator.
  ///
  /// As in the compiler, it can start only at the position of an operand, must not start or end with space, and ends on its
  /// line.
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
        // In this case, the slash was an operator passed as an argument, as in `reduce(1, /)`.
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

  /// Reads a regular expression literal such as `#/a\/b/#`, starting at its first slash.
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
