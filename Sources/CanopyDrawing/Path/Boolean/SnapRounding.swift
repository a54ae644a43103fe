internal import Foundation

/// Cuts straight segments wherever they meet, and moves all ends to grid points. The resulting segments meet only at their
/// ends, or coincide.
///
/// A segment is bent toward each grid point through whose square it passes, if a segment begins or ends in that square, or
/// crosses another one there. Rounding each crossing separately would move segments across each other; see Hobby, “Practical
/// segment intersection with finite precision output”.
struct SnapRounding {
  /// The points of each segment, from its start to its end.
  let routes: [[GridPoint]]

  init(_ segments: [GridSegment]) {
    var visits: [[(along: Int, point: GridPoint)]] = Array(repeating: [], count: segments.count)
    func visit(_ point: GridPoint, _ member: Int) {
      let segment = segments[member]
      if segment.passes(point) { visits[member].append((segment.direction.dot(point - segment.start), point)) }
    }
    let partition = CellPartition(members: segments.map { CellPartition.Member(segment: $0) })
    partition.forEachCell { item in
      // Counting pairs is expensive, so it's done only where division has little effect.
      item.isLittleProgress
        && Lanes(segments, item.members, in: item.cell).pairCount <= 4 * CellPartition.few * item.members.count
    } _: { item in
      let point = GridPoint(x: item.cell.minX, y: item.cell.minY)
      if item.cell.isSinglePoint, item.members.count > 1 {
        // Unnecessary stops do no harm in a cell that is a single point.
        for member in item.members { visit(point, member) }
      } else if item.members.count <= CellPartition.few {
        let stops = Self.stops(in: item, of: segments) { body in
          for (place, first) in item.members.enumerated() {
            for second in item.members[(place + 1)...] { body(first, second) }
          }
        }
        for stop in stops { for member in item.members { visit(stop, member) } }
      } else {
        let lanes = Lanes(segments, item.members, in: item.cell)
        lanes.forEach(Self.stops(in: item, of: segments, lanes.forEachPair), visit)
      }
    }
    routes = visits.map { $0.sorted { $0.along < $1.along }.map(\.point) }
  }

  /// Returns the points of a cell in whose squares a segment begins or ends, or two segments cross.
  private static func stops(
    in item: CellPartition.Item, of segments: [GridSegment], _ forEachPair: ((Int, Int) -> Void) -> Void
  ) -> Set<GridPoint> {
    var result: Set<GridPoint> = []
    for member in item.members {
      for end in [segments[member].start, segments[member].end] where item.cell.contains(end) { result.insert(end) }
    }
    forEachPair { first, second in
      if let point = segments[first].crossing(segments[second]), item.cell.contains(point) { result.insert(point) }
    }
    return result
  }
}

/// A partition of the plane into cells, each with few pieces of outlines to compare.
struct CellPartition {
  struct Member {
    let segment: GridSegment
    /// The range of the member's distances from its chord, as products with its direction. Zero for a line.
    var sides = 0...0
  }

  /// Some of the members, in a part of the plane.
  struct Item {
    let cell: GridCell
    let members: [Int]
    /// A Boolean value that indicates whether many members of the parent cell pass through both of its halves.
    fileprivate(set) var isLittleProgress = true
    /// The number of consecutive divisions without progress.
    fileprivate var stalls = 0
  }

  /// The number of members up to which a cell is left undivided.
  static var few: Int { 8 }

  let members: [Member]

  /// Calls `body` with cells that together cover all members, and the members that pass through each.
  ///
  /// - Parameter isLittleWork: Returns true if a cell doesn't need to be divided. Single points, and cells for which division
  ///   doesn't help, are never divided.
  func forEachCell(isLittleWork: (Item) -> Bool, _ body: (Item) -> Void) {
    guard let first = members.first else { return }
    let whole = members.reduce(first.segment.box) { $0.around($1.segment.box) }
    var open = [Item(cell: whole, members: Array(members.indices))]
    while let item = open.popLast() {
      if item.members.isEmpty { continue }
      let isDone = item.members.count <= Self.few || item.stalls > 1 || isLittleWork(item)
      if !isDone, let halves = split(item) {
        open.append(halves.0)
        open.append(halves.1)
      } else {
        body(item)
      }
    }
  }

  // MARK: Steps

  /// Returns both halves of a cell, or nil if it is a single point.
  private func split(_ item: Item) -> (Item, Item)? {
    let (across, down) = (item.cell.halvesAcross, item.cell.halvesDown)
    let divisions = item.cell.isWide ? [across, down] : [down, across]
    var best: (Item, Item)?
    var bestCount = Int.max
    for case .some(let halves) in divisions {
      var (first, second) = (inside(halves.0, item.members), inside(halves.1, item.members))
      let count = first.members.count + second.members.count
      let isOfUse = count * 5 <= item.members.count * 9
      let isLittleProgress = count * 4 > item.members.count * 5
      let stalls = isOfUse ? 0 : item.stalls + 1
      (first.stalls, second.stalls) = (stalls, stalls)
      (first.isLittleProgress, second.isLittleProgress) = (isLittleProgress, isLittleProgress)
      if count < bestCount { (best, bestCount) = ((first, second), count) }
      if isOfUse { break }
    }
    return best
  }

  private func inside(_ cell: GridCell, _ indices: [Int]) -> Item {
    Item(cell: cell, members: indices.filter { members[$0].segment.touches(cell, sides: members[$0].sides) })
  }
}

extension GridSegment {
  fileprivate var box: GridCell { GridCell(minX: start.x, minY: minY, maxX: end.x, maxY: maxY) }
}

extension GridCell {
  fileprivate func around(_ other: GridCell) -> GridCell {
    GridCell(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}

/// The segments in a cell, ordered across their common direction.
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

  /// Calls `body` with each pair of segments that overlap across their direction.
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
  /// Returns the points at which the segment enters and leaves a cell, within a tolerance of one step.
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
  /// Returns the first index at which a condition is true. It must be true for all later indices.
  func _firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
