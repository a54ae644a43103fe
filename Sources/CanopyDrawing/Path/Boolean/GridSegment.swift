/// A straight piece of an outline between two points of the grid.
struct GridSegment {
  /// The first end in the order of points.
  let start: GridPoint
  let end: GridPoint

  /// - Parameter start: Comes before `end`.
  init(_ start: GridPoint, _ end: GridPoint) {
    self.start = start
    self.end = end
  }

  var direction: GridPoint { end - start }
  var minY: Int { min(start.y, end.y) }
  var maxY: Int { max(start.y, end.y) }

  /// Returns a Boolean value that indicates whether the bounding rectangles of both have a point in common.
  func isNear(_ other: GridSegment) -> Bool {
    start.x <= other.end.x && other.start.x <= end.x && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns a Boolean value that indicates whether its bounding rectangle has a point in a cell.
  func isNear(_ cell: GridCell) -> Bool {
    start.x <= cell.maxX && end.x >= cell.minX && minY <= cell.maxY && maxY >= cell.minY
  }

  /// Returns a Boolean value that indicates whether it passes through a cell or along its edge, if moved sideways within a range.
  func touches(_ cell: GridCell, sides: ClosedRange<Int> = 0...0) -> Bool {
    guard isNear(cell) else { return false }
    let (least, most) = (2 &* sides.lowerBound, 2 &* sides.upperBound)
    // With doubled coordinates, the edges of a cell are whole numbers.
    let way = direction
    let (left, right) = (2 &* (cell.minX &- start.x) &- 1, 2 &* (cell.maxX &- start.x) &+ 1)
    let (low, high) = (2 &* (cell.minY &- start.y) &- 1, 2 &* (cell.maxY &- start.y) &+ 1)
    // The farthest corners on both sides of the segment.
    return way.y >= 0
      ? way.x &* high &- way.y &* left >= least && way.x &* low &- way.y &* right <= most
      : way.x &* high &- way.y &* right >= least && way.x &* low &- way.y &* left <= most
  }

  /// Returns a Boolean value that indicates whether it passes through the square around a point: half a step to each side,
  /// including the lower edges only, so that each place is in exactly one square.
  func passes(_ point: GridPoint) -> Bool {
    guard start.x <= point.x, end.x >= point.x, minY <= point.y, maxY >= point.y else { return false }
    let way = direction
    if way.x == 0 || way.y == 0 || point == start || point == end { return true }
    let (x, y) = (2 &* (point.x &- start.x), 2 &* (point.y &- start.y))
    // The sides on which the corners are.
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

  /// Returns the point of the grid in whose square two segments meet; nil if they don't, or are parallel.
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

  /// Returns `length` · `part` / `whole`, rounded; halves are rounded up.
  private static func rounded(_ length: Int, _ part: Int, _ whole: Int) -> Int {
    let guess = Double(length) * (Double(part) / Double(whole)) + 0.5
    let below = guess.rounded(.down)
    // The error of the estimate is less than a millionth, which matters only near a whole number.
    if guess - below > 0.000_1, guess - below < 0.999_9 { return Int(below) }
    let (dividend, divisor) = (2 * Int128(length) * Int128(part) + Int128(whole), 2 * Int128(whole))
    let quotient = dividend / divisor
    return Int(quotient * divisor > dividend ? quotient - 1 : quotient)
  }
}
