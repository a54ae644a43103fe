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
