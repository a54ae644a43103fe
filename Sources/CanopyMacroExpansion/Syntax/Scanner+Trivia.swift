extension Scanner {
  /// Advances to the next token. Returns true if it is on a different line.
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

  /// Comments between `/*` and `*/` can be nested.
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

/// Classifies the bytes that determine the kind of a token. All non-ASCII bytes count as parts of names.
extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isSpace: Bool {
    isNewline || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0B || self == 0x0C
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var startsWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  var continuesWord: Bool { startsWord || isDigit }

  var isOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}
