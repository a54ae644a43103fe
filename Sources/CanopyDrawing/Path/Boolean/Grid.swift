internal import Foundation

extension Overlay {
  /// The position and the resolution of the grid: half a billion steps for the larger side of the bounding rectangle.
  struct Grid {
    let origin: CGPoint
    /// The number of steps per point: a power of two, so that numbers with few digits stay exact.
    let scale: CGFloat
    private let near: (min: CGPoint, max: CGPoint)

    /// The largest coordinate. Infinite rectangles are clamped to it.
    private static var horizon: CGFloat { 1e9 }

    init(_ curves: [Curve]) {
      let points = curves.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }
      let (x, y) = (Self.range(points.map(\.x)), Self.range(points.map(\.y)))
      // Clamped points must stay outside of everything else.
      let room = max(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound, 1e-100)
      near = (
        CGPoint(x: x.lowerBound - room / 8, y: y.lowerBound - room / 8),
        CGPoint(x: x.upperBound + room / 8, y: y.upperBound + room / 8)
      )
      let scale = CGFloat(sign: .plus, exponent: 28 - room.exponent, significand: 1)
      self.scale = scale
      origin = CGPoint(
        x: ((x.lowerBound + x.upperBound) / 2 * scale).rounded() / scale,
        y: ((y.lowerBound + y.upperBound) / 2 * scale).rounded() / scale)
    }

    /// Returns the smallest range that contains all numbers within the horizon.
    private static func range(_ numbers: [CGFloat]) -> ClosedRange<CGFloat> {
      var range: ClosedRange<CGFloat>?
      for number in numbers where abs(number) <= horizon {
        range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
      }
      return range ?? 0...0
    }

    /// Converts a point to grid steps.
    func locate(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (min(max(point.x, near.min.x), near.max.x) - origin.x) * scale,
        y: (min(max(point.y, near.min.y), near.max.y) - origin.y) * scale)
    }

    func locate(_ curve: Curve) -> Curve {
      var result = Curve(locate(curve.start), locate(curve.control1), locate(curve.control2), locate(curve.end))
      result.isLine = curve.isLine
      return result
    }

    /// Converts a grid point to a location.
    func place(_ point: GridPoint) -> CGPoint {
      CGPoint(x: origin.x + Double(point.x) / scale, y: origin.y + Double(point.y) / scale)
    }
  }
}

/// A point of the grid, to which outlines are rounded before they are compared.
///
/// Its coordinates stay within ±2²⁹, so that products of differences are exact: which side of a line a point is on never
/// depends on rounding.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Creates the grid point that is nearest to a point measured in grid steps.
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

/// A rectangle of grid points with a margin of half a step, so that adjacent cells leave no gap.
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

  /// The left and the right half, or nil if the cell is one point wide.
  var halvesAcross: (GridCell, GridCell)? {
    guard minX < maxX else { return nil }
    let middle = minX &+ (maxX &- minX) / 2
    return (
      GridCell(minX: minX, minY: minY, maxX: middle, maxY: maxY),
      GridCell(minX: middle &+ 1, minY: minY, maxX: maxX, maxY: maxY)
    )
  }

  /// The half with the lower y, and the other half, or nil if the cell is one point high.
  var halvesDown: (GridCell, GridCell)? {
    guard minY < maxY else { return nil }
    let middle = minY &+ (maxY &- minY) / 2
    return (
      GridCell(minX: minX, minY: minY, maxX: maxX, maxY: middle),
      GridCell(minX: minX, minY: middle &+ 1, maxX: maxX, maxY: maxY)
    )
  }
}

/// A straight piece of an outline between two points of the grid.
struct GridSegment {
  /// The first end in point order.
  let start: GridPoint
  let end: GridPoint

  /// - Parameter start: The end that comes first in point order.
  init(_ start: GridPoint, _ end: GridPoint) {
    self.start = start
    self.end = end
  }

  var direction: GridPoint { end - start }
  var minY: Int { min(start.y, end.y) }
  var maxY: Int { max(start.y, end.y) }

  /// Returns a Boolean value that indicates whether the bounding rectangles have a common point.
  func isNear(_ other: GridSegment) -> Bool {
    start.x <= other.end.x && other.start.x <= end.x && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns a Boolean value that indicates whether the bounding rectangle has a point in a cell.
  func isNear(_ cell: GridCell) -> Bool {
    start.x <= cell.maxX && end.x >= cell.minX && minY <= cell.maxY && maxY >= cell.minY
  }

  /// Returns a Boolean value that indicates whether the segment, moved sideways within a range, passes through a cell or along
  /// its edge.
  func touches(_ cell: GridCell, sides: ClosedRange<Int> = 0...0) -> Bool {
    guard isNear(cell) else { return false }
    let (least, most) = (2 &* sides.lowerBound, 2 &* sides.upperBound)
    // With doubled coordinates, the edges of a cell are integers.
    let way = direction
    let (left, right) = (2 &* (cell.minX &- start.x) &- 1, 2 &* (cell.maxX &- start.x) &+ 1)
    let (low, high) = (2 &* (cell.minY &- start.y) &- 1, 2 &* (cell.maxY &- start.y) &+ 1)
    // The farthest corners on either side of the segment.
    return way.y >= 0
      ? way.x &* high &- way.y &* left >= least && way.x &* low &- way.y &* right <= most
      : way.x &* high &- way.y &* right >= least && way.x &* low &- way.y &* left <= most
  }

  /// Returns a Boolean value that indicates whether the segment passes through the square around a point. The square extends
  /// half a step to each side, and includes only its lower edges, so that each location is in exactly one square.
  func passes(_ point: GridPoint) -> Bool {
    guard start.x <= point.x, end.x >= point.x, minY <= point.y, maxY >= point.y else { return false }
    let way = direction
    if way.x == 0 || way.y == 0 || point == start || point == end { return true }
    let (x, y) = (2 &* (point.x &- start.x), 2 &* (point.y &- start.y))
    // The sides that the corners are on.
    let upperLeft = way.x &* (y &+ 1) &- way.y &* (x &- 1)
    if upperLeft == 0 { return way.y < 0 }
    let upperRight = way.x &* (y &+ 1) &- way.y &* (x &+ 1)
    if upperRight == 0 { return way.y > 0 }
    if (upperLeft > 0) != (upperRight > 0) { return true }
    let lowerLeft = way.x &* (y &- 1) &- way.y &* (x &- 1)
    if lowerLeft == 0 || (lowerLeft > 0) != (upperLeft > 0) { return true }
    let lowerRight = way.x &* (y &- 1) &- way.y &* (x &+ 1)
    if lowerRight == 0 { return way.y < 0 }
    return (lowerRight > 0) != (lowerLeft > 0)
  }

  /// Returns the grid point whose square contains the intersection of two segments, or nil if they don't intersect or are
  /// parallel.
  func crossing(_ other: GridSegment) -> GridPoint? {
    guard isNear(other) else { return nil }
    let (way, otherWay, between) = (direction, other.direction, other.start - start)
    var (whole, part, otherPart) = (way.cross(otherWay), between.cross(otherWay), between.cross(way))
    if whole == 0 { return nil }
    if whole < 0 { (whole, part, otherPart) = (-whole, -part, -otherPart) }
    guard part >= 0, part <= whole, otherPart >= 0, otherPart <= whole else { return nil }
    return GridPoint(
      x: start.x &+ Self.rounded(way.x, part, whole), y: start.y &+ Self.rounded(way.y, part, whole))
  }

  /// Returns `length` · `part` / `whole`, rounded to the nearest integer. Halves are rounded up.
  private static func rounded(_ length: Int, _ part: Int, _ whole: Int) -> Int {
    let guess = Double(length) * (Double(part) / Double(whole)) + 0.5
    let below = guess.rounded(.down)
    // The estimate's error is less than a millionth, which matters only near an integer.
    if guess - below > 0.000_1, guess - below < 0.999_9 { return Int(below) }
    let (dividend, divisor) = (2 * Int128(length) * Int128(part) + Int128(whole), 2 * Int128(whole))
    let quotient = dividend / divisor
    return Int(quotient * divisor > dividend ? quotient - 1 : quotient)
  }
}
