internal import Foundation

/// A parser of the blocks of a Markdown document by the rules of CommonMark, with tables.
///
/// The lines of a block quote or list item are collected without their markers, and parsed in the same way.
struct MarkdownBlockParser {
  private(set) var references: [String: String] = [:]
  /// The number of enclosing blocks.
  private var depth = 0
  private(set) var lines: [MarkdownLine] = []
  var position = 0

  /// The maximum nesting depth of blocks. Deeper ones are text.
  private static let depthLimit = 64

  mutating func blocks(of strings: [String]) -> [MarkdownBlock] {
    let outer = (lines, position)
    depth += 1
    (lines, position) = (strings.map { MarkdownLine($0) }, 0)
    defer {
      (lines, position) = outer
      depth -= 1
    }
    var blocks: [MarkdownBlock] = []
    while position < lines.count {
      if lines[position].isBlank { position += 1 } else if let block = nextBlock() { blocks.append(block) }
    }
    return blocks
  }

  private mutating func nextBlock() -> MarkdownBlock? {
    let line = lines[position]
    if line.indent >= 4 { return indentedCode() }
    if let fence = line.fence { return fencedCode(fence) }
    if let heading = line.heading {
      position += 1
      return .header(level: heading.level, heading.text)
    }
    if line.isThematicBreak {
      position += 1
      return .thematicBreak
    }
    if let end = line.html { return html(until: end) }
    if depth < Self.depthLimit {
      if line.isQuote { return quote() }
      if let marker = line.marker { return list(marker) }
    }
    return table() ?? paragraph()
  }

  // MARK: Leaves

  private mutating func indentedCode() -> MarkdownBlock {
    var code: [String] = []
    while position < lines.count, lines[position].indent >= 4 || lines[position].isBlank {
      code.append(lines[position].dropping(4))
      position += 1
    }
    while code.last?.isEmpty == true { code.removeLast() }
    return .code(code.map { $0 + "\n" }.joined(), language: nil)
  }

  private mutating func fencedCode(_ fence: (mark: Character, length: Int, info: String)) -> MarkdownBlock {
    let indent = lines[position].indent
    var code = ""
    position += 1
    while position < lines.count, !lines[position].closes(fence) {
      code += lines[position].dropping(indent) + "\n"
      position += 1
    }
    position += 1
    return .code(code, language: fence.info.isEmpty ? nil : fence.info)
  }

  private mutating func html(until end: MarkdownLine.HTMLEnd) -> MarkdownBlock {
    var html = ""
    while position < lines.count {
      let line = lines[position]
      if case .blankLine = end, line.isBlank { break }
      html += line.text + "\n"
      position += 1
      if case .line(let mark) = end, line.text.lowercased().contains(mark) { break }
    }
    return .html(html)
  }

  private mutating func paragraph() -> MarkdownBlock? {
    var text = [String(lines[position].content)]
    position += 1
    while position < lines.count {
      let line = lines[position]
      if let level = line.underline, !line.isBlank {
        position += 1
        let heading = takingReferences(from: text)
        return heading.isEmpty ? .paragraph(String(line.content)) : .header(level: level, Self.joined(heading))
      }
      if line.interruptsParagraph && !(depth >= Self.depthLimit && (line.isQuote || line.marker != nil)) { break }
      text.append(String(line.content))
      position += 1
    }
    let rest = takingReferences(from: text)
    return rest.isEmpty ? nil : .paragraph(Self.joined(rest))
  }

  /// Returns the lines of a paragraph as one text. Spaces at the end of the last line don't count as a line break.
  private static func joined(_ lines: [String]) -> String { String(lines.joined(separator: "\n")._trimmed) }

  /// Takes definitions such as `[label]: address "title"` from the beginning of a paragraph.
  private mutating func takingReferences(from lines: [String]) -> [String] {
    var rest = lines[...]
    while let line = rest.first, let (label, destination) = Self.reference(line) {
      if references[label] == nil { references[label] = destination }
      rest = rest.dropFirst()
    }
    return Array(rest)
  }

  private static func reference(_ line: String) -> (label: String, destination: String)? {
    guard line.first == "[", let end = line.firstRange(of: "]:") else { return nil }
    let label = InlineMarkdownParser.normalized(String(line[line.index(after: line.startIndex)..<end.lowerBound]))
    let rest = line[end.upperBound...]._trimmed
    let destination = rest.prefix { !$0.isWhitespace }
    let title = rest[destination.endIndex...]._trimmed
    guard !label.isEmpty, !label.contains("["), !destination.isEmpty else { return nil }
    let isTitle = title.count > 1 && ["\"\"", "''", "()"].contains("\(title.prefix(1))\(title.suffix(1))")
    guard title.isEmpty || isTitle else { return nil }
    let isInAngles = destination.hasPrefix("<") && destination.hasSuffix(">")
    return (label, MarkdownEntity.decoded(String(isInAngles ? destination.dropFirst().dropLast() : destination)))
  }

  // MARK: Containers

  private mutating func quote() -> MarkdownBlock {
    var inner = ContainedLines()
    while position < lines.count {
      let line = lines[position]
      if line.isQuote {
        let content = MarkdownLine(String(line.content.dropFirst()))
        inner.append(content.dropping(1))
      } else if line.interruptsParagraph || !inner.endInParagraph {
        break
      } else {
        inner.append(String(line.content))
      }
      position += 1
    }
    return .quote(blocks(of: inner.lines))
  }

  private mutating func list(_ first: MarkdownLine.Marker) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    while position < lines.count, let marker = lines[position].marker, marker.continues(first) {
      let item = item(marker)
      items.append(blocks(of: item))
      // Blank lines may be between items.
      var next = position
      while next < lines.count, lines[next].isBlank { next += 1 }
      if next < lines.count, lines[next].marker?.continues(first) == true { position = next }
    }
    return .list(start: first.number, items)
  }

  private mutating func item(_ marker: MarkdownLine.Marker) -> [String] {
    let line = lines[position]
    // After the marker and its spaces, which may be part of a tab.
    let behind = MarkdownLine(String(line.content.dropFirst(marker.length)))
    var inner = ContainedLines()
    inner.append(marker.isEmpty ? "" : behind.dropping(marker.width - line.indent - marker.length))
    position += 1
    while position < lines.count {
      let line = lines[position]
      if line.isBlank {
        // An item that begins with a blank line has no other.
        if inner.lines == [""] { break }
        inner.append("")
      } else if line.indent >= marker.width {
        inner.append(line.dropping(marker.width))
      } else if line.interruptsParagraph || line.marker != nil || !inner.endInParagraph {
        break
      } else {
        inner.append(String(line.content))
      }
      position += 1
    }
    return inner.lines
  }

  /// The lines inside of a block quote or an item of a list.
  private struct ContainedLines {
    private(set) var lines: [String] = []
    private var isInFence = false

    mutating func append(_ line: String) {
      lines.append(line)
      if MarkdownLine(line).fence != nil { isInFence.toggle() }
    }

    /// A Boolean value that indicates whether a line without the container's marker continues a paragraph in it.
    var endInParagraph: Bool {
      guard !isInFence, var last = lines.last.map({ MarkdownLine($0) }) else { return false }
      // The line without the markers of further containers is decisive.
      for _ in 0..<depthLimit {
        guard last.isQuote || last.marker != nil else { break }
        last = MarkdownLine(String(last.content.dropFirst(last.marker?.length ?? 1)._trimmed))
      }
      return !last.isBlank && last.heading == nil && !last.isThematicBreak && last.fence == nil
    }
  }
}
