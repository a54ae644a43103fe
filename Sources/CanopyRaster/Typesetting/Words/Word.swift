/// The measures of a shaped word that are required for line breaking. Lengths are in Pango's units.
struct Word {
  /// The sum of the advances of the letters.
  let letters: Int32
  /// The advance of the space before the word. Because of kerning, it may differ from word to word.
  let space: Int32
  /// The number of letters.
  let count: Int32
  let traits: Traits

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The word has a ligature, or a letter that its font lacks, so that Pango has to lay out texts with this word.
    static let isUnknown = Traits(rawValue: 1 << 0)
    /// A line may break before and after the word, but not within it.
    static let breaksAtSpaces = Traits(rawValue: 1 << 1)
    static let endsWithQuote = Traits(rawValue: 1 << 2)
    static let startsWithBracket = Traits(rawValue: 1 << 3)
  }

  /// A word that Pango has to lay out.
  static let unknown = Word(letters: 0, space: 0, count: 0, traits: .isUnknown)
}

extension Word.Traits {
  /// Derives the traits of a word from its characters, with a cautious interpretation of Unicode's rules for line breaks (UAX
  /// 14).
  ///
  /// Recognized words consist of letters and digits, with stops or apostrophes between them. They have opening brackets and
  /// quotes only in front, and closing brackets and quotes, stops and other marks only at the end. Any other word, such as one
  /// with a hyphen, is left to Pango.
  init(breaksOf word: UnsafeBufferPointer<UInt8>) {
    self = []
    var (hasCore, hasEnd) = (false, false)
    var last = Character.core
    var index = 0
    while index < word.count {
      let scalar = word.scalar(at: index)
      let next = Character(scalar.value)
      switch next {
      case .core:
        if hasEnd { return }
        hasCore = true
      case .stop: if !hasCore { return }
      case .opening: if hasCore { return }
      case .quote: if hasCore { hasEnd = true }
      case .apostrophe: break
      case .closing:
        if !hasCore { return }
        hasEnd = true
      case .other: return
      }
      if index == 0, next == .opening { insert(.startsWithBracket) }
      // A line doesn't break between a quote and a bracket, even if there is a space.
      if index == 0, next == .quote { insert(.startsWithBracket) }
      last = next
      index += scalar.length
    }
    guard hasCore else { return }
    if last == .quote || last == .apostrophe { insert(.endsWithQuote) }
    insert(.breaksAtSpaces)
  }

  private enum Character {
    case core, stop, opening, quote, apostrophe, closing, other

    init(_ scalar: UInt32) {
      switch scalar {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1EFF: self = .core
      // `. , : ;`
      case 0x2E, 0x2C, 0x3A, 0x3B: self = .stop
      // `( [ {`
      case 0x28, 0x5B, 0x7B: self = .opening
      // `" “ ”`
      case 0x22, 0x201C, 0x201D: self = .quote
      // `' ‘ ’`
      case 0x27, 0x2018, 0x2019: self = .apostrophe
      // `) ] } ! ? …`
      case 0x29, 0x5D, 0x7D, 0x21, 0x3F, 0x2026: self = .closing
      default: self = .other
      }
    }
  }
}
