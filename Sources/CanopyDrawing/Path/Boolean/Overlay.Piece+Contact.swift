internal import Foundation

extension Overlay.Piece {
  /// The range of its distances from the line between its ends, as products with its direction.
  var sides: ClosedRange<Int> {
    if curve.isLine { return 0...0 }
    let (origin, way) = (segment.start.cgPoint, segment.direction.cgPoint)
    let sides = [curve.control1, curve.control2].map { way.x * ($0.y - origin.y) - way.y * ($0.x - origin.x) }
    return Int(min(0, sides[0], sides[1]).rounded(.down))...Int(max(0, sides[0], sides[1]).rounded(.up))
  }

  /// Returns a Boolean value that indicates whether the chords of both may have another order or other crossings than the curves.
  func isInContact(with other: Overlay.Piece) -> Bool {
    let (box, otherBox) = (segment, other.segment)
    // If rectangles only touch, curves meet at most at their ends, because a monotone curve touches the edges of its rectangle
    // nowhere else.
    guard box.start.x < otherBox.end.x, box.end.x > otherBox.start.x, box.minY < otherBox.maxY, box.maxY > otherBox.minY
    else { return false }
    return !isApart(from: other) && !isBeside(other) && !other.isBeside(self)
  }

  /// Returns a Boolean value that indicates whether another piece is entirely on one side of this one, in the direction of this
  /// one. If this is a line, the other may begin or end on it.
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
      // A point on the line has no side: the others decide.
      if curve.isLine, (abs(first) <= 1) != (abs(last) <= 1) {
        if abs(first) <= 1 { first = last } else { last = first }
      }
    }
    return min(first, last, otherLow) > high + 2 || max(first, last, otherHigh) < low - 2
  }

  /// Returns a Boolean value that indicates whether both share an end, leave it in different directions, and don't meet again.
  private func isApart(from other: Overlay.Piece) -> Bool {
    for point in [start, end] where point == other.start || point == other.end {
      let (first, second) = (ways(from: point), other.ways(from: point))
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

  /// Returns the possible directions from one of its ends.
  private func ways(from point: GridPoint) -> [CGPoint] {
    var result: [CGPoint] = []
    for other in curve.isLine ? [curve.start, curve.end] : [curve.start, curve.control1, curve.control2, curve.end] {
      let way = CGPoint(x: other.x - Double(point.x), y: other.y - Double(point.y))
      // A control point at the end itself has no direction.
      if abs(way.x) + abs(way.y) > 1 { result.append(way) }
    }
    return result
  }

  /// Returns the parameters and the point at which the curves meet between their ends; nil if no crossing is known.
  func crossing(_ other: Overlay.Piece) -> (time: CGFloat, otherTime: CGFloat, point: GridPoint)? {
    let (way, otherWay, between) = (end - start, other.end - other.start, other.start - start)
    let whole = way.cross(otherWay)
    if whole == 0 { return nil }
    // The crossing of the chords is a good start.
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
    /// The pairs, each once.
    private(set) var pairs: [(Int, Int)] = []

    init(_ pieces: [Piece]) {
      guard pieces.contains(where: { !$0.isFlat }) else { return }
      var known: Set<Int> = []
      let partition = CellPartition(
        members: pieces.map { CellPartition.Member(segment: $0.segment, sides: $0.sides) })
      partition.forEachCell { item in
        item.members.count { !pieces[$0].isFlat } <= CellPartition.few
      } _: { item in
        // Pieces that meet in a single point do so at their ends, or are close in another cell as well.
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
