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
