internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A modifier that continues the shapes behind every other row below the rows of a table.
struct AlternatingGround: ViewModifier {
  let rows: ListedRows
  let metrics: ListMetrics
  @State private var end = RowsEnd()

  func body(content: Content) -> some View {
    if metrics.alternatesBelowRows {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          let rows = rows.inOrder
          end = RowsEnd(height: $0, count: rows.count, rowHeight: rows.last?.node.frame.height ?? metrics.minHeight)
        }
        .containerRelativeFrame(.vertical, alignment: .top) { length, _ in max(length, end.height) }
        .background(alignment: .top) {
          AlternatingShapes(end: end, metrics: metrics).fill(metrics.alternateFill)
        }
    } else {
      content
    }
  }
}

/// The end of the rows of a table that they don't fill.
private struct RowsEnd: Equatable {
  /// The height of all rows, with the distances at their ends.
  var height: CGFloat = 0
  var count = 0
  /// The height of the last row.
  var rowHeight: CGFloat = 0
}

/// The shapes behind every other row below the last row, which are as high as that one.
private struct AlternatingShapes: Shape {
  let end: RowsEnd
  let metrics: ListMetrics

  func path(in rect: CGRect) -> Path {
    let height = max(end.rowHeight, metrics.minHeight)
    let size = CGSize(width: rect.width - 2 * metrics.margin, height: height)
    let corner = CGSize(width: metrics.alternateRadius, height: metrics.alternateRadius)
    return Path { path in
      var y = max(end.height - metrics.distances.atBottom, metrics.distances.rows.atTop)
      if end.count % 2 == 0 { y += height }
      while y < rect.maxY {
        path.addRoundedRect(in: CGRect(origin: CGPoint(x: metrics.margin, y: y), size: size), cornerSize: corner)
        y += 2 * height
      }
    }
  }
}
