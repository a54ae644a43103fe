/// A scanner that splits Swift source into tokens.
///
/// The scanner never fails: the compiler has already parsed the source and reported its errors. An unclosed token extends to the
/// end of the source.
struct Scanner {
  let bytes: [UInt8]
  var position = 0
  private(set) var previous: Token?
  /// The number of string interpolations that enclose the position.
  var nesting = 0

  init(_ source: String) {
    bytes = [UInt8](source.utf8)
  }

  /// Returns all tokens of `source`.
  static func tokens(of source: String) -> [Token] {
    var scanner = Scanner(source)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the offset of the first token in `source`, after white space and comments.
  static func offsetOfFirstToken(in source: String) -> Int {
    var scanner = Scanner(source)
    _ = scanner.skipTrivia()
    return scanner.position
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> Token? {
    let startsLine = skipTrivia() || position == 0 || previous == nil
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scanToken()
    // Every call consumes at least one byte, so invalid source can't cause an endless loop.
    position = min(max(position, start + 1), bytes.count)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let token = Token(kind: kind, text: text, range: start..<position, startsLine: startsLine)
    previous = token
    return token
  }

  /// Returns the byte at a distance from the position, or zero outside the source.
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  func isAt(_ text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  /// Advances the position past all bytes that satisfy `condition`.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func scanToken() -> Token.Kind {
    switch byte() {
    case UInt8(ascii: "\""):
      scanString(hashes: 0)
      return .string
    case UInt8(ascii: "#"):
      return scanAfterHashes()
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && !$0.isNewline }
      position += 1
      return .word
    case UInt8(ascii: "/") where scanBareRegex():
      return .regex
    case _ where byte().isDigit:
      scanNumber()
      return .number
    case _ where byte().startsWord:
      skip(while: \.continuesWord)
      return .word
    case _ where byte().isOperator:
      return scanOperator()
    case UInt8(ascii: ".") where byte(1) == UInt8(ascii: "."):
      return scanOperator()
    default:
      position += 1
      return .punctuation
    }
  }

  /// Scans a raw string, a raw regular expression, or only the `#` at the start of a macro or a directive.
  private mutating func scanAfterHashes() -> Token.Kind {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let hashes = position - start
    if byte() == UInt8(ascii: "\"") {
      scanString(hashes: hashes)
      return .string
    }
    if byte() == UInt8(ascii: "/") {
      scanRawRegex(hashes: hashes)
      return .regex
    }
    position = start + 1
    return .punctuation
  }

  private mutating func scanNumber() {
    let start = position
    while position < bytes.count {
      let isHexadecimal = bytes[start...].starts(with: "0x".utf8)
      let isExponent = isHexadecimal ? byte() | 0x20 == UInt8(ascii: "p") : byte() | 0x20 == UInt8(ascii: "e")
      if isExponent, byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-"), byte(2).isDigit {
        position += 2
      } else if byte() == UInt8(ascii: "."), byte(1).isDigit, byte(-1) != UInt8(ascii: ".") {
        position += 1
      } else if !byte().continuesWord {
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func scanOperator() -> Token.Kind {
    let isPostfix = byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!")
    if isPostfix, let previous, previous.endsOperand, previous.range.upperBound == position {
      position += 1
      return .postfix
    }
    let startsWithDot = byte() == UInt8(ascii: ".")
    repeat {
      position += 1
    } while (byte().isOperator || (startsWithDot && byte() == UInt8(ascii: "."))) && !isAt("//") && !isAt("/*")
    return .operator
  }
}
