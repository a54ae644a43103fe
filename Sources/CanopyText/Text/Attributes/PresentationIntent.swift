// Foundation provides this type on Apple's systems, but not on Linux.

/// The blocks that contain text in an attributed string, as expressed by Markdown.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A header of a level from 1 to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list without numbers.
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// A block of code, with the language that the source specifies.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between blocks.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The row of a table's headers.
    case tableHeaderRow
    /// A row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of the text in a column.
    public enum Alignment: Hashable, Codable, Sendable {
      /// The text is on the left.
      case left
      /// The text is centered.
      case center
      /// The text is on the right.
      case right
    }

    /// The alignment of the text.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// A number that distinguishes the block from other blocks in the string.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Creates an intent from its blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Creates the intent of a block inside other blocks.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of blocks.
  public var count: Int { components.count }

  /// The number of enclosing lists and block quotes.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Returns a Boolean value that indicates whether two intents have blocks of the same kinds, regardless of identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// A description for debugging.
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let language): "codeBlock '\(language ?? "")'"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
    case .tableHeaderRow: "tableHeaderRow"
    case .tableRow(let row): "tableRow \(row)"
    case .tableCell(let column): "tableCell \(column)"
    }
  }
}

// Foundation provides this type on Apple's systems, but not on Linux.

/// The meaning of text in an attributed string, as expressed by inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which Markdown writes between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line ending in the source that doesn't break the line.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML on separate lines.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
