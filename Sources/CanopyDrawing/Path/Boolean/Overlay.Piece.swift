internal import Foundation

extension Overlay {
  /// A piece of an arc, and what it is divided into once it is.
  struct Piece {
    /// How far a curve may be away from a line to be taken for one, in steps of the grid.
    static var tolerance: CGFloat { 256 }

    let curve: Curve
    /// When it begins and ends, in the time of its arc.
    let from: CGFloat
    let to: CGFloat
    let start: GridPoint
    let end: GridPoint
    /// Whether the line between its ends is as good.
    let isFlat: Bool
    /// Where among all pieces its first part is, with the second behind it.
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

    /// Both parts before and after a time, and before and after a point that it passes then.
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
  /// Both parts before and after a time.
  fileprivate func divided(at time: CGFloat) -> (Curve, Curve) {
    let (a, b, c) = (start.between(control1, time), control1.between(control2, time), control2.between(end, time))
    let (d, e) = (a.between(b, time), b.between(c, time))
    let middle = d.between(e, time)
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }
}
