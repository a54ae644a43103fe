internal import Foundation

extension Overlay {
  /// A piece of an arc, and its parts once it has been divided.
  struct Piece {
    /// The maximum distance of a flat curve from its chord, in steps of the grid.
    static var tolerance: CGFloat { 256 }

    let curve: Curve
    /// The parameters of its ends on the arc.
    let from: CGFloat
    let to: CGFloat
    let start: GridPoint
    let end: GridPoint
    /// A Boolean value that indicates whether its chord can replace it.
    let isFlat: Bool
    /// The index of its first part among all pieces. The second part follows.
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

    /// Returns the parts before and after a parameter, which meet in a point.
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
