internal import Foundation

/// A point of the grid that outlines are rounded to before they are compared.
///
/// Its numbers stay within ±2²⁹, so that products of differences are exact: what is left of a line, and what is right of
/// it, never depends on rounding.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The point of the grid next to one that is measured in steps of it.
  init(_ point: CGPoint) { self.init(x: Int(point.x.rounded()), y: Int(point.y.rounded())) }

  var cgPoint: CGPoint { CGPoint(x: Double(x), y: Double(y)) }

  /// Orders points from left to right, and by y for equal x.
  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.x != second.x ? first.x < second.x : first.y < second.y
  }

  static func - (first: GridPoint, second: GridPoint) -> GridPoint {
    GridPoint(x: first.x &- second.x, y: first.y &- second.y)
  }

  /// Returns the cross product of two directions: positive if `other` is at a greater angle, zero if they are parallel.
  func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }

  func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}

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
