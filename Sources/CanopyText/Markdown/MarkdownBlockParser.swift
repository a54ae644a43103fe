internal import Foundation

/// A parser of the blocks in a Markdown document that follows CommonMark, with tables.
///
/// The lines of a block quote or list item are collected without their markers, and parsed in the same way.
struct MarkdownBlockParser {
  private(set) var references: [String: String] = [:]
  /// The number of enclosing blocks.
  private var depth = 0
  private(set) var lines: [MarkdownLine] = []
  var position = 0

  /// The maximum nesting depth of blocks. Deeper blocks are read as text.
  private static let depthLimit = 64

  mutating func blocks(of inner: [MarkdownLine]) -> [MarkdownBlock] {
    let outer = (lines, position)
    depth += 1
    (lines, position) = (inner, 0)
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
      code.append(lines[position].dropping(4).text)
      position += 1
    }
    while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
    return .code(code.map { $0 + "\n" }.joined(), language: nil)
  }

  private mutating func fencedCode(_ fence: (mark: Character, length: Int, info: String)) -> MarkdownBlock {
    let indent = lines[position].indent
    var code = ""
    position += 1
    while position < lines.count, !lines[position].closes(fence) {
      code += lines[position].dropping(indent).text + "\n"
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
        if !heading.isEmpty { return .header(level: level, heading) }
        // Without a paragraph before it, the line is text.
        text = [String(line.content)]
        continue
      }
      if beginsTable { break }
      if line.interruptsParagraph && !(depth >= Self.depthLimit && (line.isQuote || line.marker != nil)) { break }
      text.append(String(line.content))
      position += 1
    }
    let rest = takingReferences(from: text)
    return rest.isEmpty ? nil : .paragraph(rest)
  }

  /// Removes definitions such as `[label]: address "title"` from the beginning of a paragraph, and returns the rest of its text.
  /// Spaces at the end of the last line aren't a line break.
  private mutating func takingReferences(from lines: [String]) -> String {
    let text = lines.joined(separator: "\n")
    guard text.first == "[" else { return String(text._trimmed) }
    let parser = InlineMarkdownParser([.literal(text[...])])
    var place = 0
    while let definition = parser.definition(at: place) {
      if references[definition.label] == nil { references[definition.label] = definition.destination }
      place = definition.end
    }
    return String(text.dropFirst(place)._trimmed)
  }

  // MARK: Containers

  private mutating func quote() -> MarkdownBlock {
    var inner = ContainedLines()
    while position < lines.count {
      let line = lines[position]
      if line.isQuote {
        inner.append(line.afterMarker(length: 1).dropping(1))
      } else if line.interruptsParagraph || !inner.endInParagraph {
        break
      } else {
        inner.append(MarkdownLine(String(line.content), continuesParagraph: true))
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
      // Items can be separated by blank lines.
      var next = position
      while next < lines.count, lines[next].isBlank { next += 1 }
      if next < lines.count, lines[next].marker?.continues(first) == true { position = next }
    }
    return .list(start: first.number, items)
  }

  private mutating func item(_ marker: MarkdownLine.Marker) -> [MarkdownLine] {
    let line = lines[position]
    // The line after the marker and its spaces. One of the spaces may be part of a tab.
    let behind = line.afterMarker(length: marker.length)
    var inner = ContainedLines()
    inner.append(
      marker.isEmpty ? MarkdownLine("") : behind.dropping(marker.width - line.indent - marker.length))
    position += 1
    while position < lines.count {
      let line = lines[position]
      if line.isBlank {
        // An item can't begin with more than one blank line.
        if inner.lines.count == 1, inner.lines[0].isBlank { break }
        inner.append(line.dropping(marker.width))
      } else if line.indent >= marker.width {
        inner.append(line.dropping(marker.width))
      } else if line.interruptsParagraph || line.marker != nil || !inner.endInParagraph {
        break
      } else {
        inner.append(MarkdownLine(String(line.content), continuesParagraph: true))
      }
      position += 1
    }
    return inner.lines
  }

  /// The lines inside a block quote or a list item.
  private struct ContainedLines {
    private(set) var lines: [MarkdownLine] = []
    /// The fence of the block of code that the lines end in.
    private var openFence: (mark: Character, length: Int, info: String)?
    private var isInHTML = false

    mutating func append(_ line: MarkdownLine) {
      defer { lines.append(line) }
      if let fence = openFence {
        if line.closes(fence) { openFence = nil }
        return
      }
      openFence = isInHTML ? nil : line.fence
      if line.isBlank || openFence != nil {
        isInHTML = false
      } else if line.content.first == "<", !isInHTML, !endInParagraph, line.html != nil {
        isInHTML = true
      }
    }

    /// A Boolean value that indicates whether a line without the container's marker continues a paragraph in it.
    var endInParagraph: Bool {
      // Lines with more indentation either continue a paragraph or are code.
      guard openFence == nil, !isInHTML, var last = lines.last(where: { $0.indent < 4 }) else { return false }
      // The decisive line is the one without the markers of nested containers.
      for _ in 0..<depthLimit {
        guard last.isQuote || last.marker != nil else { break }
        let rest = last.afterMarker(length: last.marker?.length ?? 1)
        last = rest.indent <= (last.isQuote ? 4 : 5) ? MarkdownLine(String(rest.content)) : rest
      }
      return !last.isBlank && last.indent < 4 && last.heading == nil && !last.isThematicBreak && last.fence == nil
    }
  }
}
