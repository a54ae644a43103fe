internal import Foundation

/// A line of a Markdown document, for finding the beginning of blocks.
struct MarkdownLine {
  /// The line with its leading tabs as spaces.
  let text: String
  /// The number of leading spaces.
  let indent: Int
  /// The line after the leading spaces.
  let content: Substring

  init(_ string: String) {
    var leading = 0
    for character in string {
      if character == " " { leading += 1 } else if character == "\t" { leading += 4 - leading % 4 } else { break }
    }
    let rest = string.drop { $0 == " " || $0 == "\t" }
    let isBlank = rest.allSatisfy(\.isWhitespace)
    text = isBlank ? "" : String(repeating: " ", count: leading) + rest
    indent = isBlank ? 0 : leading
    content = isBlank ? "" : rest
  }

  var isBlank: Bool { content.isEmpty }

  /// The line without some of its leading spaces.
  func dropping(_ spaces: Int) -> String { String(text.dropFirst(min(spaces, indent))) }

  /// The level of the heading that the line is, and its text.
  var heading: (level: Int, text: String)? {
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard indent < 4, (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    var text = String(rest._trimmed)
    let closed = String(text.reversed().drop { $0 == "#" }.reversed())
    if closed.isEmpty || closed.last?.isWhitespace == true { text = String(closed._trimmed) }
    return (level, text)
  }

  var isThematicBreak: Bool {
    guard indent < 4, let mark = content.first, "*-_".contains(mark) else { return false }
    let marks = content.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that the line makes of the paragraph before it.
  var underline: Int? {
    let marks = content._trimmed
    guard indent < 4, let mark = marks.first, mark == "=" || mark == "-" else { return nil }
    return marks.allSatisfy { $0 == mark } ? (mark == "=" ? 1 : 2) : nil
  }

  /// The backticks or tildes that begin a block of code, and the text after them.
  var fence: (mark: Character, length: Int, info: String)? {
    guard indent < 4, let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let length = content.prefix { $0 == mark }.count
    let info = content.dropFirst(length)._trimmed
    guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
    return (mark, length, MarkdownEntity.decoded(String(info)))
  }

  func closes(_ fence: (mark: Character, length: Int, info: String)) -> Bool {
    guard let own = self.fence else { return false }
    return own.mark == fence.mark && own.length >= fence.length && own.info.isEmpty
  }

  var isQuote: Bool { indent < 4 && content.first == ">" }

  /// The marker of a list item.
  struct Marker: Equatable {
    let mark: Character
    /// The number of an item of an ordered list.
    let number: Int?
    /// The number of characters.
    let length: Int
    /// The indentation of the item's content.
    let width: Int
    let isEmpty: Bool

    /// A Boolean value that indicates whether an item with another marker belongs to the same list.
    func continues(_ other: Marker) -> Bool { mark == other.mark && (number == nil) == (other.number == nil) }
  }

  var marker: Marker? {
    guard indent < 4, !isThematicBreak, let first = content.first else { return nil }
    var (mark, number, length) = (first, Int?.none, 1)
    if !"-+*".contains(first) {
      let digits = content.prefix { $0.isASCII && $0.isNumber }
      guard (1...9).contains(digits.count), let value = Int(digits), let end = content.dropFirst(digits.count).first,
        end == "." || end == ")"
      else { return nil }
      (mark, number, length) = (end, value, digits.count + 1)
    }
    let rest = MarkdownLine(String(content.dropFirst(length)))
    if rest.isBlank {
      return Marker(mark: mark, number: number, length: length, width: indent + length + 1, isEmpty: true)
    }
    guard rest.indent > 0 else { return nil }
    let spaces = rest.indent > 4 ? 1 : rest.indent
    return Marker(mark: mark, number: number, length: length, width: indent + length + spaces, isEmpty: false)
  }

  /// The end of a block of HTML.
  enum HTMLEnd { case line(containing: String), blankLine }

  /// The end of the block of HTML that begins with the line; nil if none does.
  var html: HTMLEnd? {
    guard indent < 4, content.hasPrefix("<") else { return nil }
    if content.hasPrefix("<!--") { return .line(containing: "-->") }
    let name = content.dropFirst(content.hasPrefix("</") ? 2 : 1).prefix { $0.isLetter || $0.isNumber }.lowercased()
    if ["pre", "script", "style", "textarea"].contains(name) { return .line(containing: "</\(name)>") }
    return Self.htmlBlocks.contains(name) ? .blankLine : nil
  }

  private static let htmlBlocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "details", "dialog", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr",
    "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "ol", "p", "section", "summary", "table", "tbody",
    "td", "tfoot", "th", "thead", "title", "tr", "ul",
  ]

  /// A Boolean value that indicates whether the line ends a paragraph before it.
  var interruptsParagraph: Bool {
    if isBlank || heading != nil || isThematicBreak || fence != nil || isQuote || html != nil { return true }
    guard let marker, !marker.isEmpty else { return false }
    return marker.number == nil || marker.number == 1
  }
}

extension StringProtocol {
  /// The string without spaces at its ends.
  var _trimmed: SubSequence {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest.drop(while: \.isWhitespace)
  }
}

/// A block of a document in Markdown. Text inside is not yet read.
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

/// A document in Markdown.
struct MarkdownDocument {
  let blocks: [MarkdownBlock]
  /// The destinations of links by their normalized labels.
  let references: [String: String]

  init(_ string: String) {
    var parser = MarkdownBlockParser()
    blocks = parser.blocks(
      of: string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) })
    references = parser.references
  }
}
