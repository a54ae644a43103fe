internal import Foundation

/// A line of a Markdown document, for finding the beginning of blocks.
struct MarkdownLine {
  /// The line as it is written.
  let text: String
  /// The column of the first character in the document's line, from which tab stops are calculated.
  private let column: Int
  /// The width of the leading spaces and tabs; zero for a blank line.
  let indent: Int
  /// The line after the leading spaces; empty for a blank line.
  let content: Substring
  /// A Boolean value that indicates whether the line continues a paragraph of a container without the container's marker. If so,
  /// no block begins with it.
  let continuesParagraph: Bool

  init(_ string: String, column: Int = 0, continuesParagraph: Bool = false) {
    var end = column
    let rest = string.drop { character in
      guard let width = Self.width(of: character, at: end) else { return false }
      end += width
      return true
    }
    let isBlank = rest.allSatisfy(\.isWhitespace)
    text = string
    self.column = column
    indent = isBlank ? 0 : end - column
    content = isBlank ? "" : rest
    self.continuesParagraph = continuesParagraph
  }

  /// Returns the width of a space or a tab, or nil for other characters.
  private static func width(of character: Character, at column: Int) -> Int? {
    character == " " ? 1 : character == "\t" ? 4 - column % 4 : nil
  }

  var isBlank: Bool { content.isEmpty }

  /// A Boolean value that indicates whether a block may begin with the content of the line.
  private var mayBeginBlock: Bool { indent < 4 && !continuesParagraph }

  /// Returns the line without some of its leading spaces. If only a part of a tab is removed, the rest becomes spaces.
  func dropping(_ spaces: Int) -> MarkdownLine {
    var (rest, place) = (text[...], column)
    while place < column + spaces, let first = rest.first, let width = Self.width(of: first, at: place) {
      rest = rest.dropFirst()
      let left = place + width - (column + spaces)
      if left > 0 {
        return MarkdownLine(String(repeating: " ", count: left) + rest, column: column + spaces)
      }
      place += width
    }
    return MarkdownLine(String(rest), column: place)
  }

  /// Returns the line after the marker of a container.
  func afterMarker(length: Int) -> MarkdownLine {
    MarkdownLine(String(content.dropFirst(length)), column: column + indent + length)
  }

  /// The level and the text of the heading, if the line is one.
  var heading: (level: Int, text: String)? {
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard mayBeginBlock, (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    var text = String(rest._trimmed)
    let closed = String(text.reversed().drop { $0 == "#" }.reversed())
    if closed.isEmpty || closed.last?.isWhitespace == true { text = String(closed._trimmed) }
    return (level, text)
  }

  var isThematicBreak: Bool {
    guard mayBeginBlock, let mark = content.first, "*-_".contains(mark) else { return false }
    let marks = content.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that the line turns the paragraph before it into.
  var underline: Int? {
    let marks = content._trimmed
    guard mayBeginBlock, let mark = marks.first, mark == "=" || mark == "-" else { return nil }
    return marks.allSatisfy { $0 == mark } ? (mark == "=" ? 1 : 2) : nil
  }

  /// The backticks or tildes that begin a block of code, and the text after them.
  var fence: (mark: Character, length: Int, info: String)? {
    guard mayBeginBlock, let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let length = content.prefix { $0 == mark }.count
    let info = content.dropFirst(length)._trimmed
    guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
    return (mark, length, MarkdownEntity.unescaped(String(info)))
  }

  func closes(_ fence: (mark: Character, length: Int, info: String)) -> Bool {
    guard let own = self.fence else { return false }
    return own.mark == fence.mark && own.length >= fence.length && own.info.isEmpty
  }

  var isQuote: Bool { mayBeginBlock && content.first == ">" }

  /// The marker of a list item.
  struct Marker: Equatable {
    let mark: Character
    /// The number of an item of an ordered list.
    let number: Int?
    /// The number of characters in the marker.
    let length: Int
    /// The indentation of the item's content.
    let width: Int
    let isEmpty: Bool

    /// Returns a Boolean value that indicates whether an item with the other marker belongs to the same list.
    func continues(_ other: Marker) -> Bool { mark == other.mark && (number == nil) == (other.number == nil) }
  }

  var marker: Marker? {
    guard mayBeginBlock, !isThematicBreak, let first = content.first else { return nil }
    var (mark, number, length) = (first, Int?.none, 1)
    if !"-+*".contains(first) {
      let digits = content.prefix { $0.isASCII && $0.isNumber }
      guard (1...9).contains(digits.count), let value = Int(digits), let end = content.dropFirst(digits.count).first,
        end == "." || end == ")"
      else { return nil }
      (mark, number, length) = (end, value, digits.count + 1)
    }
    let rest = afterMarker(length: length)
    if rest.isBlank {
      return Marker(mark: mark, number: number, length: length, width: indent + length + 1, isEmpty: true)
    }
    guard rest.indent > 0 else { return nil }
    let spaces = rest.indent > 4 ? 1 : rest.indent
    return Marker(mark: mark, number: number, length: length, width: indent + length + spaces, isEmpty: false)
  }

  /// The condition under which a block of HTML ends.
  enum HTMLEnd { case line(containing: String), blankLine }

  /// The end of the block of HTML that begins with the line, or nil if no block begins.
  var html: HTMLEnd? {
    if let end = interruptingHTML { return end }
    // A tag alone on its line also begins a block, but doesn't end a paragraph before it.
    guard mayBeginBlock, content.hasPrefix("<") else { return nil }
    let parser = InlineMarkdownParser([.literal(content)])
    return parser.endOfTag(at: 0).map { parser.isBlank(from: $0) } == true ? .blankLine : nil
  }

  /// The end of a block of HTML that also ends a paragraph before it.
  private var interruptingHTML: HTMLEnd? {
    guard mayBeginBlock, content.hasPrefix("<") else { return nil }
    if content.hasPrefix("<!--") { return .line(containing: "-->") }
    if content.hasPrefix("<?") { return .line(containing: "?>") }
    if content.hasPrefix("<![CDATA[") { return .line(containing: "]]>") }
    if content.hasPrefix("<!") { return content.dropFirst(2).first?.isLetter == true ? .line(containing: ">") : nil }
    let isClosing = content.hasPrefix("</")
    let rest = content.dropFirst(isClosing ? 2 : 1)
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let next = rest[name.endIndex...]
    guard next.isEmpty || next.first?.isWhitespace == true || next.first == ">" || next.hasPrefix("/>") else {
      return nil
    }
    let lowercase = name.lowercased()
    if !isClosing, ["pre", "script", "style", "textarea"].contains(lowercase) {
      return .line(containing: "</\(lowercase)>")
    }
    return Self.htmlBlocks.contains(lowercase) ? .blankLine : nil
  }

  private static let htmlBlocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "details", "dialog", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr",
    "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "ol", "p", "section", "summary", "table", "tbody",
    "td", "tfoot", "th", "thead", "title", "tr", "ul",
  ]

  /// A Boolean value that indicates whether the line ends a paragraph before it.
  var interruptsParagraph: Bool {
    if isBlank || heading != nil || isThematicBreak || fence != nil || isQuote || interruptingHTML != nil {
      return true
    }
    guard let marker, !marker.isEmpty else { return false }
    return marker.number == nil || marker.number == 1
  }
}

extension StringProtocol {
  /// The string without leading and trailing spaces.
  var _trimmed: SubSequence {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest.drop(while: \.isWhitespace)
  }
}

/// A block of a Markdown document. Its inline text isn't parsed yet.
indirect enum MarkdownBlock: Equatable {
  case paragraph(String)
  case header(level: Int, String)
  case code(String, language: String?)
  case html(String)
  case thematicBreak
  case quote([MarkdownBlock])
  /// A list with the blocks of each item. Ordered lists have a first number.
  case list(start: Int?, [[MarkdownBlock]])
  case table([PresentationIntent.TableColumn.Alignment], header: [String], rows: [[String]])
}

/// A Markdown document.
struct MarkdownDocument {
  let blocks: [MarkdownBlock]
  /// The destinations of links by their normalized labels.
  let references: [String: String]

  init(_ string: String) {
    var parser = MarkdownBlockParser()
    var lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // After the last line ending, no other line begins.
    if lines.last?.isEmpty == true { lines.removeLast() }
    blocks = parser.blocks(of: lines.map { MarkdownLine(String($0)) })
    references = parser.references
  }
}
