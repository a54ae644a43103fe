internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The width of a column: fixed, or between limits.
struct TableColumnWidth: Equatable, Sendable {
  var least: CGFloat = 10
  var ideal: CGFloat = 100
  var most = CGFloat.infinity
  /// A Boolean value that indicates whether neither people nor the room in the table change the width.
  var isFixed = false

  init() {}

  /// Creates a width that people can't change; nil for the usual one.
  init(fixed width: CGFloat?) {
    guard let width = width.flatMap(Self.sanitized) else { return }
    (least, ideal, most, isFixed) = (width, width, width, true)
  }

  /// Creates a width between limits; nil for the usual ones.
  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    least = min.flatMap(Self.sanitized) ?? least
    most = max.map { $0.isNaN ? .infinity : $0 } ?? most
    most = Swift.max(most, least)
    self.ideal = clamped(ideal.flatMap(Self.sanitized) ?? self.ideal)
  }

  private static func sanitized(_ width: CGFloat) -> CGFloat? { width.isFinite ? Swift.max(width, 0) : nil }

  func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, least), most) }
}

/// The widths and the places of the columns in the width of a table, as measured on macOS 26.
struct TableColumnWidths: Equatable {
  /// The room that a column takes in addition to the width of its content.
  static var gap: CGFloat { 17 }
  /// The distance from the start of a column to its content.
  static var inset: CGFloat { 10 }
  /// The distances of the columns from the edges of the table.
  static var leading: CGFloat { 8 }
  static var trailing: CGFloat { 7 }

  private(set) var widths: [CGFloat]
  private(set) var starts: [CGFloat] = []

  /// - Parameters:
  ///   - columns: The limits of the columns.
  ///   - chosen: The widths that people chose; nil for columns that share the room.
  ///   - room: The width of the table.
  init(_ columns: [TableColumnWidth], chosen: [CGFloat?], in room: CGFloat) {
    widths = zip(columns, chosen).map { column, chosen in chosen.map(column.clamped) ?? column.ideal }
    let growing = columns.indices.filter { !columns[$0].isFixed && chosen[$0] == nil }
    let rest = room - Self.leading - Self.trailing - widths.reduce(0) { $0 + $1 + Self.gap }
    if rest > 0 {
      share(rest, columns, growing)
    } else if rest < 0, rest >= -Self.slightOverflow {
      let loss = Self.slightOverflow / CGFloat(max(growing.count, 1))
      for index in growing { widths[index] = max(widths[index] - loss, columns[index].least) }
    }
    var start = Self.leading
    for width in widths {
      starts.append(start)
      start += width + Self.gap
    }
  }

  /// The overflow up to which columns become narrower than their ideals, so that all of them show.
  static var slightOverflow: CGFloat { 15 }

  /// Shares room equally among columns, up to their limits.
  private mutating func share(_ room: CGFloat, _ columns: [TableColumnWidth], _ growing: [Int]) {
    var (room, growing) = (room, growing)
    while room > 0, !growing.isEmpty {
      let part = room / CGFloat(growing.count)
      let full = growing.filter { columns[$0].most < widths[$0] + part }
      if full.isEmpty {
        // Halves of a point are pixels of most screens.
        for index in growing { widths[index] += (part * 2).rounded(.up) / 2 }
        return
      }
      for index in full {
        room -= columns[index].most - widths[index]
        widths[index] = columns[index].most
      }
      growing.removeAll { full.contains($0) }
    }
  }

  /// The end of a column, where its divider is.
  func end(of column: Int) -> CGFloat { starts[column] + widths[column] + Self.gap }

  /// The width that all columns take.
  var total: CGFloat { (widths.indices.last.map { end(of: $0) } ?? Self.leading) + Self.trailing }
}

/// The limits of the columns of a table, and the widths that people chose.
struct TableGeometry: Equatable {
  var columns: [TableColumnWidth]
  var chosen: [CGFloat?]
  var alignments: [TableColumnAlignment]

  func widths(in room: CGFloat) -> TableColumnWidths { TableColumnWidths(columns, chosen: chosen, in: room) }

  /// The least width in which all columns show.
  var leastWidth: CGFloat {
    zip(columns, chosen).reduce(TableColumnWidths.leading + TableColumnWidths.trailing) { width, column in
      width + (column.1.map(column.0.clamped) ?? column.0.ideal) + TableColumnWidths.gap
    }
  }
}

/// Lays out the cells of a row, or those of the header with the dividers behind them.
struct TableCellsLayout: Layout {
  let geometry: TableGeometry
  /// The distance of the row from the edges of the table.
  let margin: CGFloat
  /// A Boolean value that indicates whether cells fill their column with its insets, as those of the header do.
  var isHeader = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? geometry.leastWidth - 2 * margin
    let widths = geometry.widths(in: room + 2 * margin).widths
    let height = zip(subviews, widths).map { cell, width in
      cell.sizeThatFits(ProposedViewSize(width: cellWidth(width), height: nil)).height
    }.max()
    // The dividers of the header are as high as it is.
    return CGSize(width: room, height: isHeader ? proposal.height ?? height ?? 0 : height ?? 0)
  }

  private func cellWidth(_ width: CGFloat) -> CGFloat { isHeader ? width + TableColumnWidths.gap : width }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = geometry.widths(in: bounds.width + 2 * margin)
    for (index, subview) in subviews.enumerated() {
      if index < widths.widths.count {
        place(subview, in: index, widths, bounds)
      } else {
        let end = widths.end(of: index - widths.widths.count)
        subview.place(
          at: CGPoint(x: bounds.minX + end - margin, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(width: nil, height: bounds.height))
      }
    }
  }

  private func place(_ cell: LayoutSubview, in column: Int, _ widths: TableColumnWidths, _ bounds: CGRect) {
    let offer = ProposedViewSize(width: cellWidth(widths.widths[column]), height: isHeader ? bounds.height : nil)
    let size = cell.sizeThatFits(offer)
    var x = widths.starts[column] - margin + bounds.minX
    if !isHeader {
      x += TableColumnWidths.inset
      switch geometry.alignments[column].value {
      case .automatic, .leading: break
      case .center: x += (widths.widths[column] - size.width) / 2
      case .trailing: x += widths.widths[column] - size.width
      }
    }
    cell.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
  }
}
