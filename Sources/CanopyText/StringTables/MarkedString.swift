/// A string with marks around its interpolated integers and strings.
///
/// The marks are control characters that don't occur in the parts. This way, a short key with its numbers, such as `"Row \(i)"`,
/// is a single string that is stored inline in sixteen bytes. It is parsed only when it is shown.
package struct MarkedString: Hashable, Sendable {
  /// The marks at the beginning and the end of an interpolated part.
  enum Mark {
    /// The beginning of an integer, written in decimal digits.
    static let integer: UInt8 = 1
    /// The beginning of a string.
    static let string: UInt8 = 2
    /// The beginning of the index of an argument, written in decimal digits.
    static let argument: UInt8 = 3
    /// The end of an interpolated part.
    static let end: UInt8 = 4
  }

  /// The string with its marks.
  private(set) var marked: String

  init() { marked = "" }

  /// Creates a string without marks. The string must not contain any.
  init(unmarked string: String) { marked = string }

  /// Returns a Boolean value that indicates whether a string contains no characters that serve as marks.
  static func canHold(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for byte in bytes where byte <= Mark.end { return false }
      return true
    }
  }

  mutating func reserveCapacity(_ capacity: Int) { marked.reserveCapacity(capacity) }

  mutating func append(literal: String) { marked += literal }

  mutating func append(integer: Int) {
    var length = integer < 0 ? 4 : 3
    var rest = integer.magnitude / 10
    while rest != 0 {
      length += 1
      rest /= 10
    }
    // Strings of up to fifteen bytes, which suffice for most numbers, are stored inline.
    marked += String(unsafeUninitializedCapacity: length) { buffer in
      buffer[0] = Mark.integer
      buffer[1] = UInt8(ascii: "-")
      buffer[length - 1] = Mark.end
      var rest = integer.magnitude
      var place = length - 1
      repeat {
        place -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        buffer[place] = UInt8(truncatingIfNeeded: digit) + UInt8(ascii: "0")
        rest = quotient
      } while rest != 0
      return length
    }
  }

  mutating func append(string: String) {
    marked += "\u{2}"
    marked += string
    marked += "\u{4}"
  }

  mutating func append(argument place: Int) {
    marked += "\u{3}\(place)\u{4}"
  }
}

extension MarkedString {
  /// A part of a marked string.
  enum Part: Equatable {
    case literal(Substring)
    case integer(Int)
    case string(Substring)
    /// The argument at an index.
    case argument(Int)
  }

  /// A Boolean value that indicates whether there are no interpolated values.
  var isPlain: Bool { Self.canHold(marked) }

  /// The parts in order, without empty literals.
  var parts: [Part] {
    var parts: [Part] = []
    forEachPart { parts.append($0) }
    return parts
  }

  func forEachPart(_ body: (Part) -> Void) {
    let bytes = marked.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let mark = bytes[start..<bytes.endIndex].firstIndex { $0 <= Mark.end } ?? bytes.endIndex
      if start < mark { body(.literal(marked[start..<mark])) }
      guard mark < bytes.endIndex else { break }
      let content = bytes.index(after: mark)
      let end = bytes[content..<bytes.endIndex].firstIndex(of: Mark.end) ?? bytes.endIndex
      let part = marked[content..<end]
      switch bytes[mark] {
      case Mark.integer: body(.integer(Int(part) ?? 0))
      case Mark.string: body(.string(part))
      default: body(.argument(Int(part) ?? 0))
      }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
  }
}
