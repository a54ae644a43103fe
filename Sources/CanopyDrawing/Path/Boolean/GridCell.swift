/// A rectangle of grid points, with half a step around them, so that adjacent cells leave no gap.
struct GridCell {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isSinglePoint: Bool { minX == maxX && minY == maxY }
  var isWide: Bool { maxX &- minX >= maxY &- minY }

  func contains(_ point: GridPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The left and the right half; nil where it is one point wide.
  var halvesAcross: (GridCell, GridCell)? {
    guard minX < maxX else { return nil }
    let middle = minX &+ (maxX &- minX) / 2
    return (
      GridCell(minX: minX, minY: minY, maxX: middle, maxY: maxY),
      GridCell(minX: middle &+ 1, minY: minY, maxX: maxX, maxY: maxY)
    )
  }

  /// The half with the lower y and the other; nil where it is one point high.
  var halvesDown: (GridCell, GridCell)? {
    guard minY < maxY else { return nil }
    let middle = minY &+ (maxY &- minY) / 2
    return (
      GridCell(minX: minX, minY: minY, maxX: maxX, maxY: middle),
      GridCell(minX: minX, minY: middle &+ 1, maxX: maxX, maxY: maxY)
    )
  }
}
