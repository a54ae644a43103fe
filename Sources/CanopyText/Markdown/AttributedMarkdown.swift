internal import Foundation

/// An attributed string that is built from Markdown, block by block.
struct AttributedMarkdown {
  private(set) var string = AttributedString()
  /// A Boolean value that indicates whether any extended attributes couldn't be read.
  private(set) var isMalformed = false
  private let allowsExtendedAttributes: Bool
  private let baseURL: URL?
  private var references: [String: String] = [:]
  private var identities = 0

  init(allowsExtendedAttributes: Bool, baseURL: URL?) {
    self.allowsExtendedAttributes = allowsExtendedAttributes
    self.baseURL = baseURL
  }

  // MARK: Blocks

  mutating func append(_ document: MarkdownDocument) {
    references = document.references
    append(document.blocks, in: nil)
  }

  private mutating func append(_ blocks: [MarkdownBlock], in parent: PresentationIntent?) {
    for block in blocks { append(block, in: parent) }
  }

  private mutating func append(_ block: MarkdownBlock, in parent: PresentationIntent?) {
    switch block {
    case .paragraph(let text): append(text, in: intent(.paragraph, parent))
    case .header(let level, let text): append(text, in: intent(.header(level: level), parent))
    case .code(let code, let language): append(code, intent(.codeBlock(languageHint: language), parent))
    case .html(let html): append(html, intent(.paragraph, parent), inline: .blockHTML)
    case .thematicBreak: append("⸻", intent(.thematicBreak, parent))
    case .quote(let blocks): append(blocks, in: intent(.blockQuote, parent))
    case .list(let start, let items):
      let list = intent(start == nil ? .unorderedList : .orderedList, parent)
      for (place, item) in items.enumerated() {
        append(item, in: intent(.listItem(ordinal: (start ?? 1) + place), list))
      }
    case .table(let alignments, let header, let rows):
      let table = intent(.table(columns: alignments.map { .init(alignment: $0) }), parent)
      append(row: header, in: intent(.tableHeaderRow, table))
      for (place, row) in rows.enumerated() { append(row: row, in: intent(.tableRow(rowIndex: place + 1), table)) }
    }
  }

  private mutating func append(row: [String], in intent: PresentationIntent) {
    for (place, cell) in row.enumerated() { append(cell, in: self.intent(.tableCell(columnIndex: place), intent)) }
  }

  private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    identities += 1
    return PresentationIntent(kind, identity: identities, parent: parent)
  }

  private mutating func append(
    _ text: String, _ intent: PresentationIntent, inline: InlinePresentationIntent? = nil
  ) {
    var attributes = AttributeContainer()
    attributes.presentationIntent = intent
    attributes.inlinePresentationIntent = inline
    string.append(AttributedString(text, attributes: attributes))
  }

  // MARK: Text

  /// Appends inline text.
  mutating func append(inline text: String, readsLineBreaks: Bool) {
    append(text, in: nil, readsLineBreaks: readsLineBreaks)
  }

  private mutating func append(_ text: String, in intent: PresentationIntent?, readsLineBreaks: Bool = true) {
    var parser = InlineMarkdownParser(
      [.literal(text[...])],
      .init(readsLineBreaks: readsLineBreaks, readsAttributes: allowsExtendedAttributes, references: references))
    parser.parse()
    for segment in parser.segments {
      var attributes = attributes(segment.styles)
      attributes.presentationIntent = intent
      switch segment.content {
      case .text(let text): string.append(AttributedString(text, attributes: attributes))
      case .value(_, let specifier): string.append(AttributedString(specifier, attributes: attributes))
      case .softBreak:
        attributes.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(.softBreak)
        string.append(AttributedString(" ", attributes: attributes))
      case .hardBreak:
        attributes.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(.lineBreak)
        string.append(AttributedString("\n", attributes: attributes))
      }
    }
  }

  private mutating func attributes(_ styles: [MarkdownStyle]) -> AttributeContainer {
    var attributes = AttributeContainer()
    var intent: InlinePresentationIntent = []
    for style in styles {
      switch style {
      case .emphasized: intent.insert(.emphasized)
      case .stronglyEmphasized: intent.insert(.stronglyEmphasized)
      case .strikethrough: intent.insert(.strikethrough)
      case .code: intent.insert(.code)
      case .html: intent.insert(.inlineHTML)
      case .link(let destination): attributes.link = URL(string: destination, relativeTo: baseURL)
      case .image(let destination): attributes.imageURL = URL(string: destination, relativeTo: baseURL)
      case .attributes(let written, _):
        let extended = ExtendedAttributes(written)
        if extended.isMalformed { isMalformed = true }
        if let inflect = extended.inflect { attributes.inflect = inflect }
      }
    }
    if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    return attributes
  }
}
