internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The rows and columns of a grid for a proposal.
///
/// Columns share the width like the views of an `HStack`, and rows share the height like the views of a `VStack`. A column is as
/// wide as its widest cell, and a row as high as its highest cell. A view without a row is a cell that spans all columns.
@MainActor
struct GridArrangement {
  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
    let unsized: Axis.Set
    var columns: Range<Int> { column..<column + span }

    @MainActor
    init(_ node: LayoutNode, column: Int, span: Int) {
      self.node = node
      self.column = column
      self.span = span
      unsized = node.trait(GridUnsizedKey.self) ?? []
    }
  }

  private struct Row {
    /// The group of the cells; nil for a view without a row.
    let group: ElementIndex?
    /// The alignment of the cells in the row.
    let alignment: VerticalAlignment
    var cells: [Cell]
  }

  private let grid: GridLayout
  private var rows: [Row] = []
  private var columnCount = 0
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var columnAlignments: [HorizontalAlignment?] = []

  init(_ grid: GridLayout, _ nodes: [LayoutNode], _ proposal: ProposedViewSize) {
    self.grid = grid
    for node in nodes { add(node) }
    columnCount = max(columnCount, nodes.isEmpty ? 0 : 1)
    for index in rows.indices where rows[index].group == nil {
      rows[index].cells = rows[index].cells.map { Cell($0.node, column: 0, span: columnCount) }
    }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in rows.lazy.flatMap(\.cells) where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = cell.node.trait(GridColumnAlignmentKey.self) ?? nil
    }
    columnGaps = gaps(count: columnCount, grid.horizontalSpacing) { column in
      rows.compactMap { row in
        guard let cell = row.cells.first(where: { $0.column + $0.span == column + 1 }),
          let next = row.cells.first(where: { $0.column == column + 1 })
        else { return nil }
        return cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
      }.max()
    }
    rowGaps = gaps(count: rows.count, grid.verticalSpacing) { Self.distance(rows[$0], rows[$0 + 1]) }
    widths = share(
      proposal.width.map { $0 - columnGaps.reduce(0, +) }, count: columnCount, length: columnWidth)
    widenForSpans(proposal.width)
    heights = share(proposal.height.map { $0 - rowGaps.reduce(0, +) }, count: rows.count, length: rowHeight)
  }

  private mutating func add(_ node: LayoutNode) {
    guard let group = node.gridRow else {
      // The number of spanned columns is known after all rows have been visited.
      let cell = Cell(node, column: 0, span: 1)
      return rows.append(Row(group: nil, alignment: grid.alignment.vertical, cells: [cell]))
    }
    if rows.last?.group != group {
      let alignment = ElementGroup.row(of: group, as: GridRowProperties.self)?.alignment
      rows.append(Row(group: group, alignment: alignment ?? grid.alignment.vertical, cells: []))
    }
    let column = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
    let cell = Cell(node, column: column, span: max(node.trait(GridColumnsKey.self) ?? 1, 1))
    rows[rows.count - 1].cells.append(cell)
    columnCount = max(columnCount, cell.columns.upperBound)
  }

  private func gaps(count: Int, _ spacing: CGFloat?, _ preferredGap: (Int) -> CGFloat?) -> [CGFloat] {
    guard count > 1 else { return [] }
    return (0..<count - 1).map { spacing ?? preferredGap($0) ?? ViewSpacing.usual }
  }

  /// Returns the greatest preferred distance between cells in adjacent rows that share a column.
  private static func distance(_ row: Row, _ next: Row) -> CGFloat? {
    var distance: CGFloat?
    var (above, below) = (row.cells[...], next.cells[...])
    // The cells of a row are adjacent, starting in the first column.
    while let cell = above.first, let other = below.first {
      let gap = cell.node.spacing.distance(to: other.node.spacing, along: .vertical)
      distance = max(distance ?? gap, gap)
      if cell.columns.upperBound <= other.columns.upperBound { above.removeFirst() }
      if other.columns.upperBound <= cell.columns.upperBound { below.removeFirst() }
    }
    return distance
  }

  // MARK: Sizes

  /// Distributes space like a stack: the least flexible items come first, and each is proposed an equal share of the remaining
  /// space.
  private func share(_ room: CGFloat?, count: Int, length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    guard let room else { return (0..<count).map { length($0, nil) } }
    let items = (0..<count).map { index in
      let least = length(index, 0)
      let more = length(index, .infinity) - least
      return StackCache.Flexibility(least: least, more: more.isNaN ? 0 : more)
    }
    let order = (0..<count).sorted { StackCache.Flexibility.isServedBefore(items[$0], items[$1]) ?? ($0 < $1) }
    var result = [CGFloat](repeating: 0, count: count)
    var left = max(room, 0)
    for (place, index) in order.enumerated() {
      result[index] = length(index, left / CGFloat(count - place))
      if left.isFinite { left = max(left - result[index], 0) }
    }
    return result
  }

  private func columnWidth(_ column: Int, _ width: CGFloat?) -> CGFloat {
    var widest: CGFloat = 0
    for row in rows {
      for cell in row.cells where cell.column == column && cell.span == 1 && !cell.unsized.contains(.horizontal) {
        widest = max(widest, cell.node.size(ProposedViewSize(width: width, height: nil)).width)
      }
    }
    return widest
  }

  /// Widens columns for cells that span several of them, beginning with cells that span the fewest.
  ///
  /// - Parameter room: The proposed width of the grid. A cell may use space that isn't taken by any column.
  private mutating func widenForSpans(_ room: CGFloat?) {
    let cells = rows.flatMap(\.cells).filter { $0.span > 1 && !$0.unsized.contains(.horizontal) }
    for cell in cells.sorted(by: { $0.span < $1.span }) {
      let width = width(of: cell)
      let offered = room.map { $0 > columnsWidth ? width + $0 - columnsWidth : width }
      let needed = cell.node.size(ProposedViewSize(width: offered, height: nil)).width
      guard needed > width else { continue }
      for column in cell.columns {
        widths[column] += (needed - width) / CGFloat(cell.span)
      }
    }
  }

  private func width(of cell: Cell) -> CGFloat {
    widths[cell.columns].reduce(0, +) + columnGaps[cell.columns.dropLast()].reduce(0, +)
  }

  private func rowHeight(_ index: Int, _ height: CGFloat?) -> CGFloat {
    let row = rows[index]
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in row.cells where !cell.unsized.contains(.vertical) {
      let proposal = ProposedViewSize(width: width(of: cell), height: height)
      let size = cell.node.size(proposal)
      let line = line(of: cell, in: row, size, proposal)
      above = max(above, line)
      below = max(below, size.height.isInfinite ? .infinity : size.height - line)
    }
    return above + below
  }

  /// Returns the position of the row's alignment guide in a cell.
  private func line(of cell: Cell, in row: Row, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    cell.node.position(of: row.alignment.guide, in: size, proposal)
  }

  private var columnsWidth: CGFloat { widths.reduce(0, +) + columnGaps.reduce(0, +) }

  /// The size of the whole grid.
  var size: CGSize { CGSize(width: columnsWidth, height: heights.reduce(0, +) + rowGaps.reduce(0, +)) }

  // MARK: Places

  func place(in bounds: CGRect) {
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      place(row, height: heights[index], from: CGPoint(x: bounds.minX, y: y))
      y += heights[index] + (index < rowGaps.count ? rowGaps[index] : 0)
    }
  }

  private func place(_ row: Row, height: CGFloat, from corner: CGPoint) {
    let lines = row.cells.map { cell in
      let proposal = ProposedViewSize(width: width(of: cell), height: height)
      return line(of: cell, in: row, cell.node.size(proposal), proposal)
    }
    // Cells that don't affect the height of the row don't affect the positions of other cells either.
    let sized = zip(row.cells, lines).filter { !$0.0.unsized.contains(.vertical) }.map(\.1)
    let rowLine = row.alignment.guide.isBaseline ? sized.max() ?? lines.max() ?? 0 : nil
    for (cell, line) in zip(row.cells, lines) {
      let proposal = ProposedViewSize(width: width(of: cell), height: height)
      let size = cell.node.size(proposal)
      let room = CGSize(width: width(of: cell), height: height)
      let start = widths[..<cell.column].reduce(0, +) + columnGaps[..<cell.column].reduce(0, +)
      var origin = CGPoint.zero
      if let anchor = cell.node.trait(GridAnchorKey.self) ?? nil {
        origin = CGPoint(x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
      } else {
        // A cell that spans several columns isn't aligned by its columns, although it can set the alignment of the first one.
        let isInColumn = row.group != nil && cell.span == 1
        let horizontal = (isInColumn ? columnAlignments[cell.column] : nil) ?? grid.alignment.horizontal
        origin.x =
          horizontal.guide.position(inAreaOf: room) - cell.node.position(of: horizontal.guide, in: size, proposal)
        origin.y = (rowLine ?? row.alignment.guide.position(inAreaOf: room)) - line
      }
      Placing.place(cell.node, at: CGPoint(x: corner.x + start + origin.x, y: corner.y + origin.y), proposal)
    }
  }
}
