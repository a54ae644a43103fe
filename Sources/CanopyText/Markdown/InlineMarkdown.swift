internal import Foundation

/// A string whose inline Markdown has been interpreted: emphasis, code, links, strikethrough, escapes and inflected phrases.
///
/// Values that are inserted later count as single characters, so that they aren't interpreted as Markdown. In a link's address,
/// they become part of the address.
struct InlineMarkdown: Equatable {
  /// A part of the string, with the modifiers that its Markdown represents, the outermost first.
  struct Piece: Equatable {
    var content: FormatString.Part
    var modifiers: [TextModifier]
    /// The number of the phrase whose words agree grammatically; nil outside of such phrases.
    var phrase: Int?

    init(_ content: FormatString.Part, _ modifiers: [TextModifier] = [], phrase: Int? = nil) {
      self.content = content
      self.modifiers = modifiers
      self.phrase = phrase
    }
  }

  let pieces: [Piece]

  /// Interprets the Markdown of a string.
  ///
  /// - Parameters:
  ///   - addressParts: The values, formatted as parts of addresses.
  ///   - readsOnlyAttributes: A Boolean value that indicates whether only inflected phrases are interpreted.
  init(
    _ parts: [FormatString.Part], addressParts: @autoclosure () -> [String?] = [], readsOnlyAttributes: Bool = false
  ) {
    let mayOccur = parts.contains { part in
      if case .literal(let literal) = part { Self.mayOccur(in: literal) } else { false }
    }
    guard mayOccur else {
      pieces = parts.map { Piece($0) }
      return
    }
    var parser = InlineMarkdownParser(
      parts, .init(readsOnlyAttributes: readsOnlyAttributes, addressParts: addressParts()))
    parser.parse()
    pieces = parser.segments.map { Piece($0) }
  }

  /// Returns a Boolean value that indicates whether a string may contain Markdown, in one pass over its bytes.
  static func mayOccur(in string: some StringProtocol) -> Bool {
    var last: UInt8 = 0
    let w = UInt8(ascii: "w")
    for byte in string.utf8 {
      // An address can begin with "www".
      if isMark(byte) || (byte == w && last == w) { return true }
      last = byte
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a byte may begin Markdown.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension InlineMarkdown.Piece {
  fileprivate init(_ segment: MarkdownSegment) {
    switch segment.content {
    case .text(let string): content = .literal(string[...])
    case .value(let place, let specifier): content = .value(place, specifier: specifier)
    case .softBreak, .hardBreak: content = .literal("\n")
    }
    modifiers = []
    for style in segment.styles {
      switch style {
      case .emphasized: modifiers.append(.italic(true))
      case .stronglyEmphasized: modifiers.append(.bold(true))
      case .strikethrough: modifiers.append(.strikethrough(Text.LineStyle.single))
      case .code: modifiers.append(.monospaced(true))
      case .link(let destination): if let url = URL(string: destination) { modifiers.append(.link(url)) }
      case .attributes(let attributes, let id): if ExtendedAttributes(attributes).inflects { phrase = id }
      case .image, .html: break
      }
    }
  }
}
