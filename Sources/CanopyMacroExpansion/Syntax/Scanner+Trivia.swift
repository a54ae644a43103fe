extension Scanner {
  /// Goes to the next token and says whether it is on another line.
  mutating func skipTrivia() -> Bool {
    let start = position
    while position < bytes.count {
      if byte().isSpace {
        position += 1
      } else if isAt("//") {
        skip { !$0.isNewline }
      } else if isAt("/*") {
        skipBlockComment()
      } else {
        break
      }
    }
    return bytes[start..<position].contains(where: \.isNewline)
  }

  /// Comments between `/*` and `*/` can hold others.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }
}
