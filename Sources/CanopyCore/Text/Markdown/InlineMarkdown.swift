/// A string freed from its inline Markdown: emphasis, code, links, strikethrough and escapes.
///
/// Values that are set in later take part as single characters: what is in them is never read as Markdown.
struct InlineMarkdown: Equatable {
  /// A part of the string, with the modifiers that its Markdown stands for, the outermost first.
  struct Piece: Equatable {
    var content: FormatString.Part
    var modifiers: [TextModifier]

    init(_ content: FormatString.Part, _ modifiers: [TextModifier] = []) {
      self.content = content
      self.modifiers = modifiers
    }
  }

  private(set) var pieces: [Piece]

  init(_ parts: [FormatString.Part]) {
    let mayOccur = parts.contains { part in
      if case .literal(let literal) = part { Self.mayOccur(in: literal) } else { false }
    }
    guard mayOccur else {
      pieces = parts.map { Piece($0) }
      return
    }
    pieces = []
    var parser = InlineMarkdownParser(parts)
    parser.parse()
    collect(parser.items)
  }

  /// Whether a string may contain Markdown: one look at each byte.
  static func mayOccur(in string: some StringProtocol) -> Bool {
    string.utf8.contains(where: isMark)
  }

  /// Whether a byte is one of those that Markdown begins with.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private mutating func collect(_ items: [InlineMarkdownParser.Item]) {
    var modifiers: [TextModifier] = []
    for item in items {
      switch item {
      case .text(let string): append(string, modifiers)
      case .code(let string): append(string, modifiers + [.monospaced(true)])
      case .value(let place, let specifier):
        pieces.append(Piece(.value(place, specifier: specifier), modifiers))
      case .bracket(let bracket): append(bracket.text, modifiers)
      case .open(let opened): modifiers += opened
      case .close(let count): modifiers.removeLast(count)
      case .delimiter(let delimiter):
        modifiers.removeLast(delimiter.closes)
        append(String(repeating: delimiter.character, count: delimiter.count), modifiers)
        modifiers += delimiter.opens.reversed()
      }
    }
  }

  private mutating func append(_ string: String, _ modifiers: [TextModifier]) {
    if string.isEmpty { return }
    if case .literal(let literal)? = pieces.last?.content, pieces.last?.modifiers == modifiers {
      pieces[pieces.count - 1].content = .literal(literal + string)
    } else {
      pieces.append(Piece(.literal(string[...]), modifiers))
    }
  }
}
