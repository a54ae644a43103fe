// Foundation has this on Apple's systems. Elsewhere it lacks it.

/// The blocks that the text of an attributed string is in, as Markdown says it.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// What a block is.
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
    /// Code, and what the source says about its language.
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
    /// Where the text of a column is.
    public enum Alignment: Hashable, Codable, Sendable {
      /// On the left.
      case left
      /// In the center.
      case center
      /// On the right.
      case right
    }

    /// Where the text is.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block.
  public struct IntentType: Hashable, Codable, Sendable {
    /// What the block is.
    public var kind: Kind
    /// A number that tells the block from others in the string.
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

  /// Creates the intent of a block inside of others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of blocks.
  public var count: Int { components.count }

  /// How many lists and block quotes the text is in.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Returns whether two intents have blocks of the same kinds, whatever their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// A description for people who look for mistakes.
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
