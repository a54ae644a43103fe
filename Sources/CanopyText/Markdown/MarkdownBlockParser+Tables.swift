extension MarkdownBlockParser {
  /// Reads a table: a header row, a line such as `|:--|--:|`, and rows. All rows have as many cells as the header row.
  mutating func table() -> MarkdownBlock? {
    guard let (columns, header) = tableHead else { return nil }
    position += 2
    var rows: [[String]] = []
    while position < lines.count, lines[position].indent < 4, !lines[position].interruptsParagraph {
      let cells = Self.cells(lines[position].content).prefix(columns.count)
      rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
      position += 1
    }
    return .table(columns, header: header, rows: rows)
  }

  /// A Boolean value that indicates whether a table begins with the line and ends a paragraph before it.
  var beginsTable: Bool { tableHead != nil }

  private var tableHead: (columns: [PresentationIntent.TableColumn.Alignment], header: [String])? {
    guard position + 1 < lines.count, !lines[position].continuesParagraph, !lines[position + 1].continuesParagraph,
      lines[position].indent < 4, lines[position + 1].underline == nil, let columns = Self.columns(lines[position + 1])
    else { return nil }
    let header = Self.cells(lines[position].content)
    return header.count == columns.count ? (columns, header) : nil
  }

  private static func columns(_ line: MarkdownLine) -> [PresentationIntent.TableColumn.Alignment]? {
    guard line.indent < 4, line.content.contains("-"), line.content.allSatisfy({ "|:- \t".contains($0) }) else {
      return nil
    }
    let cells = cells(line.content)
    guard cells.allSatisfy({ $0.contains("-") && !$0._trimmed.contains(" ") }) else { return nil }
    return cells.map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): .center
      case (false, true): .right
      default: .left
      }
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line._trimmed {
      if character == "|" && !isEscaped {
        cells.append("")
      } else {
        // Here, only bars are escaped by a backslash. Other characters are escaped when the text is read.
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { String($0._trimmed) }
  }
}
