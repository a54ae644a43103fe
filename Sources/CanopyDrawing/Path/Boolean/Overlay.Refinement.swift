internal import Foundation

extension Overlay {
  /// Divides curves at their crossings, and where other curves are close, until the chords of the pieces have the same order and
  /// crossings as the curves. An isolated curve stays one piece.
  struct Refinement {
    private var pieces: [Piece]

    init(_ arcs: [Arc], _ contacts: Contacts) {
      pieces = arcs.map { Piece($0) }
      // Dividing in the order of the crossings would produce a long chain of pieces. In a scattered order, the tree of pieces
      // stays balanced.
      var scatter = Scatter()
      for (first, second) in contacts.pairs.shuffled(using: &scatter) { separate(first, second) }
    }

    /// Returns the pieces of an arc, from its start to its end.
    func pieces(of arc: Int) -> [Piece] {
      var result: [Piece] = []
      var open = [arc]
      while let index = open.popLast() {
        if let part = pieces[index].parts {
          open.append(part + 1)
          open.append(part)
        } else {
          result.append(pieces[index])
        }
      }
      return result
    }

    private mutating func divide(_ index: Int, at time: CGFloat = 0.5, _ point: GridPoint? = nil) {
      let (first, second) = pieces[index].divided(at: time, point)
      pieces[index].parts = pieces.count
      pieces.append(first)
      pieces.append(second)
    }

    /// Divides two pieces until the parts that are in contact are flat.
    private mutating func separate(_ first: Int, _ second: Int) {
      var open = [(first, second)]
      while let (first, second) = open.popLast() {
        let (piece, other) = (pieces[first], pieces[second])
        if piece.isFlat && other.isFlat || !piece.isInContact(with: other) { continue }
        if let part = piece.parts {
          open.append((part, second))
          open.append((part + 1, second))
        } else if let part = other.parts {
          open.append((first, part))
          open.append((first, part + 1))
        } else {
          if !divideAtCrossing(first, second) {
            // The larger piece, unless it is flat.
            divide(other.isFlat || (!piece.isFlat && piece.size >= other.size) ? first : second)
          }
          open.append((first, second))
        }
      }
    }

    /// Divides two pieces at their crossing, unless it is at their ends. Returns a Boolean value that indicates whether they
    /// were divided. Lines never are.
    private mutating func divideAtCrossing(_ first: Int, _ second: Int) -> Bool {
      guard let crossing = pieces[first].crossing(pieces[second]) else { return false }
      var isDivided = false
      for (index, time) in [(first, crossing.time), (second, crossing.otherTime)] {
        let piece = pieces[index]
        if piece.curve.isLine || piece.start == crossing.point || piece.end == crossing.point { continue }
        divide(index, at: time, crossing.point)
        isDivided = true
      }
      return isDivided
    }
  }
}

/// A deterministic pseudorandom number generator.
private struct Scatter: RandomNumberGenerator {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension Overlay {
  /// A piece of an arc, and its parts after it has been divided.
  struct Piece {
    /// The maximum distance between a flat curve and its chord, in grid steps.
    static var tolerance: CGFloat { 256 }

    let curve: Curve
    /// The parameters of the piece's ends on the arc.
    let from: CGFloat
    let to: CGFloat
    let start: GridPoint
    let end: GridPoint
    /// A Boolean value that indicates whether the chord can replace the piece.
    let isFlat: Bool
    /// The index of its first part among all pieces. The second part follows it.
    var parts: Int?

    init(_ curve: Curve, from: CGFloat, to: CGFloat) {
      self.curve = curve
      self.from = from
      self.to = to
      (start, end) = (GridPoint(curve.start), GridPoint(curve.end))
      isFlat = start.x == end.x || start.y == end.y || curve.lineCount(within: Self.tolerance) == 1
    }

    init(_ arc: Arc) { self.init(arc.curve, from: 0, to: 1) }

    var segment: GridSegment { start < end ? GridSegment(start, end) : GridSegment(end, start) }
    var size: Int { abs(end.x &- start.x) &+ abs(end.y &- start.y) }

    /// Returns the parts before and after a parameter, which meet at a point.
    func divided(at time: CGFloat = 0.5, _ point: GridPoint? = nil) -> (Piece, Piece) {
      var (first, second) = curve.divided(at: time)
      if let point {
        first.end = point.cgPoint
        second.start = point.cgPoint
      }
      let middle = from + (to - from) * time
      return (Piece(first, from: from, to: middle), Piece(second, from: middle, to: to))
    }
  }
}

extension Curve {
  /// Returns the parts before and after a parameter.
  fileprivate func divided(at time: CGFloat) -> (Curve, Curve) {
    let (a, b, c) = (start._between(control1, time), control1._between(control2, time), control2._between(end, time))
    let (d, e) = (a._between(b, time), b._between(c, time))
    let middle = d._between(e, time)
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }
}

extension Overlay.Piece {
  /// The range of the piece's distances from the line between its ends, as products with its direction.
  var sides: ClosedRange<Int> {
    if curve.isLine { return 0...0 }
    let (origin, way) = (segment.start.cgPoint, segment.direction.cgPoint)
    let sides = [curve.control1, curve.control2].map { way.x * ($0.y - origin.y) - way.y * ($0.x - origin.x) }
    return Int(min(0, sides[0], sides[1]).rounded(.down))...Int(max(0, sides[0], sides[1]).rounded(.up))
  }

  /// Returns a Boolean value that indicates whether the chords may be ordered differently, or intersect differently, than the
  /// curves.
  func isInContact(with other: Overlay.Piece) -> Bool {
    let (box, otherBox) = (segment, other.segment)
    // If rectangles only touch, curves meet at most at their ends, because a monotone curve touches the edges of its rectangle
    // only there.
    guard box.start.x < otherBox.end.x, box.end.x > otherBox.start.x, box.minY < otherBox.maxY, box.maxY > otherBox.minY
    else { return false }
    return !isApart(from: other) && !isBeside(other) && !other.isBeside(self)
  }

  /// Returns a Boolean value that indicates whether another piece lies entirely on one side of this one, in this one's
  /// direction. If this piece is a line, the other may begin or end on it.
  private func isBeside(_ other: Overlay.Piece) -> Bool {
    let (x, y) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
    let length = (x * x + y * y).squareRoot()
    func side(_ point: CGPoint) -> CGFloat {
      (x * (point.y - curve.start.y) - y * (point.x - curve.start.x)) / length
    }
    var (low, high) = (CGFloat(0), CGFloat(0))
    if !curve.isLine {
      let (first, second) = (side(curve.control1), side(curve.control2))
      (low, high) = (min(0, first, second), max(0, first, second))
    }
    var (first, last) = (side(other.curve.start), side(other.curve.end))
    var (otherLow, otherHigh) = (CGFloat.infinity, -CGFloat.infinity)
    if !other.curve.isLine {
      let (control1, control2) = (side(other.curve.control1), side(other.curve.control2))
      (otherLow, otherHigh) = (min(control1, control2), max(control1, control2))
      // A point on the line isn't on either side, so the other points decide.
      if curve.isLine, (abs(first) <= 1) != (abs(last) <= 1) {
        if abs(first) <= 1 { first = last } else { last = first }
      }
    }
    return min(first, last, otherLow) > high + 2 || max(first, last, otherHigh) < low - 2
  }

  /// Returns a Boolean value that indicates whether the pieces share an end, leave it in different directions, and don't meet
  /// again.
  private func isApart(from other: Overlay.Piece) -> Bool {
    for point in [start, end] where point == other.start || point == other.end {
      let (first, second) = (directions(from: point), other.directions(from: point))
      var (isLeft, isRight) = (false, false)
      for a in first {
        for b in second {
          let turn = a.x * b.y - a.y * b.x
          if turn >= 0 { isLeft = true }
          if turn <= 0 { isRight = true }
        }
      }
      if isLeft != isRight { return true }
    }
    return false
  }

  /// Returns the possible directions from one of the piece's ends.
  private func directions(from point: GridPoint) -> [CGPoint] {
    var result: [CGPoint] = []
    for other in curve.isLine ? [curve.start, curve.end] : [curve.start, curve.control1, curve.control2, curve.end] {
      let way = CGPoint(x: other.x - Double(point.x), y: other.y - Double(point.y))
      // A control point that coincides with the end doesn't provide a direction.
      if abs(way.x) + abs(way.y) > 1 { result.append(way) }
    }
    return result
  }

  /// Returns the parameters and the point at which the curves intersect between their ends, or nil if no crossing is known.
  func crossing(_ other: Overlay.Piece) -> (time: CGFloat, otherTime: CGFloat, point: GridPoint)? {
    let (way, otherWay, between) = (end - start, other.end - other.start, other.start - start)
    let whole = way.cross(otherWay)
    if whole == 0 { return nil }
    // The crossing of the chords is a good initial guess.
    let time = Double(between.cross(otherWay)) / Double(whole)
    let otherTime = Double(between.cross(way)) / Double(whole)
    guard time > 0, time < 1, otherTime > 0, otherTime < 1,
      let times = curve.meetingTimes(near: time, other.curve, near: otherTime)
    else { return nil }
    let (place, otherPlace) = (curve.place(at: times.0), other.curve.place(at: times.1))
    guard place._distance(to: otherPlace) < 0.25 else { return nil }
    return (times.0, times.1, GridPoint(place))
  }
}

extension Overlay {
  /// The pairs of pieces that may meet, if one of them is a curve. Lines need no preparation.
  struct Contacts {
    /// The pairs, each listed once.
    private(set) var pairs: [(Int, Int)] = []

    init(_ pieces: [Piece]) {
      guard pieces.contains(where: { !$0.isFlat }) else { return }
      var known: Set<Int> = []
      let partition = CellPartition(
        members: pieces.map { CellPartition.Member(segment: $0.segment, sides: $0.sides) })
      partition.forEachCell { item in
        item.members.count { !pieces[$0].isFlat } <= CellPartition.few
      } _: { item in
        // Pieces that meet in a single point do so at their ends, or are also close in another cell.
        if item.cell.isSinglePoint { return }
        for first in item.members where !pieces[first].isFlat {
          for second in item.members where first < second || (first > second && pieces[second].isFlat) {
            guard known.insert(first << 32 | second).inserted, pieces[first].isInContact(with: pieces[second])
            else { continue }
            pairs.append((first, second))
          }
        }
      }
    }
  }
}

extension Overlay {
  /// An arc that has been cut and rounded: its points, and its parameters at those points.
  struct RoundedArc {
    var points: [GridPoint] = []
    var times: [CGFloat] = []

    fileprivate mutating func add(_ route: [GridPoint], of piece: Piece) {
      guard let first = route.first, let last = route.last else { return }
      let length = first.distance(to: last)
      for point in route where points.last != point {
        let part = length > 0 ? first.distance(to: point) / length : 0
        points.append(point)
        times.append(piece.from + (piece.to - piece.from) * min(part, 1))
      }
    }

    /// Completes the points at the end of the arc, even if its last pieces were too small to be visible.
    fileprivate mutating func end() {
      if !times.isEmpty { times[times.count - 1] = 1 }
    }
  }

  /// Cuts arcs at all points where they meet.
  static func roundedArcs(of arcs: [Arc], _ contacts: Contacts) -> [RoundedArc] {
    let refinement = Refinement(arcs, contacts)
    var pieces: [(arc: Int, piece: Piece)] = []
    for arc in arcs.indices {
      for piece in refinement.pieces(of: arc) where piece.start != piece.end { pieces.append((arc, piece)) }
    }
    let routes = SnapRounding(pieces.map(\.piece.segment)).routes
    var roundedArcs = Array(repeating: RoundedArc(), count: arcs.count)
    for ((arc, piece), route) in zip(pieces, routes) {
      roundedArcs[arc].add(piece.start < piece.end ? route : route.reversed(), of: piece)
    }
    for index in roundedArcs.indices { roundedArcs[index].end() }
    return roundedArcs
  }
}

extension GridPoint {
  fileprivate func distance(to other: GridPoint) -> CGFloat {
    let (x, y) = (Double(other.x - x), Double(other.y - y))
    return (x * x + y * y).squareRoot()
  }
}
