internal import CPango

/// The scripts whose words are shaped individually, because their letters follow each other from left to right.
enum WordScript: Int, CaseIterable {
  /// Only digits and punctuation.
  case common
  case latin, greek, cyrillic

  /// A letter of the script.
  var sample: String {
    switch self {
    case .common: "0"
    case .latin: "a"
    case .greek: "α"
    case .cyrillic: "ж"
    }
  }

  var tag: hb_script_t {
    switch self {
    case .common: HB_SCRIPT_COMMON
    case .latin: HB_SCRIPT_LATIN
    case .greek: HB_SCRIPT_GREEK
    case .cyrillic: HB_SCRIPT_CYRILLIC
    }
  }

  /// Returns the script of a text whose words can be shaped individually, or nil if the text can't be divided.
  ///
  /// Such a text is a single paragraph with letters of a single script, and one space between words. Marks that combine with
  /// letters, characters that Pango puts in separate runs, such as `©`, and spaces that don't end a line are left to Pango.
  init?(of text: UnsafeBufferPointer<UInt8>) {
    guard let first = text.first, first != Self.space, text[text.count - 1] != Self.space else { return nil }
    var script = WordScript.common
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") {
          guard script == .latin || script == .common else { return nil }
          script = .latin
        } else if byte == Self.space {
          // The last byte isn't a space, so another byte follows.
          if text[index + 1] == Self.space { return nil }
        } else if byte < Self.space || byte == 0x7F {
          return nil
        }
        index += 1
        continue
      }
      let scalar = text.scalar(at: index)
      guard let own = Self.script(of: scalar.value) else { return nil }
      if own != .common {
        guard script == own || script == .common else { return nil }
        script = own
      }
      index += scalar.length
    }
    self = script
  }

  static let space = UInt8(ascii: " ")

  private static func script(of scalar: UInt32) -> WordScript? {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3CE: .greek
    case 0x400...0x481, 0x48A...0x52F: .cyrillic
    // Currency signs, and `¡ « ° · » ¿ – — ‘ ’ “ ” „ • … €`.
    case 0xA1...0xA3, 0xA5, 0xAB, 0xB0, 0xB7, 0xBB, 0xBF, 0x2013...0x2014, 0x2018...0x2019, 0x201C...0x201E, 0x2022,
      0x2026, 0x20AC:
      .common
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar that starts at a byte, and its length in bytes. The bytes have to be from a string.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[index])
    func rest(_ offset: Int) -> UInt32 { UInt32(self[index + offset]) & 0x3F }
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | rest(1), 2)
    case ..<0xF0: return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), 3)
    default: return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
    }
  }
}
