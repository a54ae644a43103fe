internal import Foundation

/// The segments in a cell in the order across their common direction.
///
/// If thousands of lines have nearly the same direction, as in a hatching or a fan, every cell contains many of them, but each
/// has only a few neighbors.
struct Lanes {
  private struct Lane {
    let member: Int
    let low: CGFloat
    let high: CGFloat
  }

  private let across: CGPoint
  /// The lanes, ordered by their start.
  private let lanes: [Lane]

  init(_ segments: [GridSegment], _ members: [Int], in cell: GridCell) {
    var (cosine, sine) = (0.0, 0.0)
    for member in members {
      let way = segments[member].direction.cgPoint
      let square = way.x * way.x + way.y * way.y
      guard square > 0 else { continue }
      // The angle is doubled, because both directions of a line are equivalent.
      cosine += (way.x * way.x - way.y * way.y) / square
      sine += 2 * way.x * way.y / square
    }
    let angle = atan2(sine, cosine) / 2 + .pi / 2
    let across = CGPoint(x: cos(angle), y: sin(angle))
    self.across = across
    lanes = members.map { member in
      let (start, end) = segments[member].ends(in: cell)
      let (first, second) = (start.x * across.x + start.y * across.y, end.x * across.x + end.y * across.y)
      // A margin for the squares around points, and for rounding.
      return Lane(member: member, low: min(first, second) - 2, high: max(first, second) + 2)
    }.sorted { $0.low < $1.low }
  }

  /// The number of pairs of segments that overlap across their direction.
  var pairCount: Int {
    let lows = lanes.map(\.low)
    var count = 0
    for (index, lane) in lanes.enumerated() {
      count += lows._firstPlace { $0 > lane.high } - index - 1
    }
    return count
  }

  /// Calls `body` with each of these pairs.
  func forEachPair(_ body: (Int, Int) -> Void) {
    var open: [Lane] = []
    for lane in lanes {
      open.removeAll { $0.high < lane.low }
      for other in open { body(other.member, lane.member) }
      open.append(lane)
    }
  }

  /// Calls `body` with each point and each segment near it.
  func forEach(_ points: some Sequence<GridPoint>, _ body: (GridPoint, Int) -> Void) {
    let places = points.map { (point: $0, place: Double($0.x) * across.x + Double($0.y) * across.y) }
    var open: [Lane] = []
    var next = 0
    for (point, place) in places.sorted(by: { $0.place < $1.place }) {
      open.removeAll { $0.high < place }
      while next < lanes.count, lanes[next].low <= place {
        if lanes[next].high >= place { open.append(lanes[next]) }
        next += 1
      }
      for lane in open { body(point, lane.member) }
    }
  }
}

extension GridSegment {
  /// Returns the points at which it enters and leaves a cell, within a tolerance of one step.
  fileprivate func ends(in cell: GridCell) -> (CGPoint, CGPoint) {
    let (start, way) = (start.cgPoint, direction.cgPoint)
    var (first, last) = (CGFloat(0), CGFloat(1))
    func clip(_ place: CGFloat, _ way: CGFloat, _ low: Int, _ high: Int) {
      guard way != 0 else { return }
      let (a, b) = ((Double(low) - 1 - place) / way, (Double(high) + 1 - place) / way)
      (first, last) = (max(first, min(a, b)), min(last, max(a, b)))
    }
    clip(start.x, way.x, cell.minX, cell.maxX)
    clip(start.y, way.y, cell.minY, cell.maxY)
    return (
      CGPoint(x: start.x + way.x * first, y: start.y + way.y * first),
      CGPoint(x: start.x + way.x * last, y: start.y + way.y * last)
    )
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition is true that is true for all later ones.
  func _firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
