internal import Foundation

extension Overlay {
  /// A piece of an outline that is monotone on both axes. Pieces that coincide share one arc.
  struct Arc {
    /// A part of a source: `from` is at the start of the arc, even if the source has the other direction.
    struct Use {
      let source: Int
      let from: CGFloat
      let to: CGFloat

      func time(_ part: CGFloat) -> CGFloat { part <= 0 ? from : part >= 1 ? to : from + (to - from) * part }
    }

    /// The form, in steps of the grid. Its ends are points of the grid, the first of them before the last.
    let curve: Curve
    let start: GridPoint
    let end: GridPoint
    var uses: [Use]

    /// Creates an arc from a piece between two points; nil if they coincide.
    init?(_ piece: Curve, use: Use) {
      let (first, last) = (GridPoint(piece.start), GridPoint(piece.end))
      guard first != last else { return nil }
      let isForward = first < last
      (start, end) = isForward ? (first, last) : (last, first)
      let (control1, control2) = isForward ? (piece.control1, piece.control2) : (piece.control2, piece.control1)
      var curve = Curve(start.cgPoint, control1, control2, end.cgPoint)
      curve.isLine = piece.isLine || Self.isStraight(curve)
      self.curve = curve
      uses = [isForward ? use : Use(source: use.source, from: use.to, to: use.from)]
    }

    /// Returns a part between two parameters, whose ends are points that others share.
    func part(from first: CGFloat, to last: CGFloat, _ start: GridPoint, _ end: GridPoint) -> Arc? {
      var piece = curve.part(from: first, to: last)
      (piece.start, piece.end) = (start.cgPoint, end.cgPoint)
      let parts = uses.map { Use(source: $0.source, from: $0.time(first), to: $0.time(last)) }
      guard let use = parts.first, var result = Arc(piece, use: use) else { return nil }
      if start < end {
        result.uses = parts
      } else {
        result.uses = parts.map { Use(source: $0.source, from: $0.to, to: $0.from) }
      }
      return result
    }

    /// The points that identify coinciding pieces.
    var form: [GridPoint] {
      curve.isLine ? [start, end] : [start, end, GridPoint(curve.control1), GridPoint(curve.control2)]
    }

    /// Returns a Boolean value that indicates whether a monotone curve stays within half a step of the line between its ends.
    private static func isStraight(_ curve: Curve) -> Bool {
      let (x, y) = (curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      let limit = (x * x + y * y).squareRoot() / 2
      return [curve.control1, curve.control2].allSatisfy { point in
        abs(x * (point.y - curve.start.y) - y * (point.x - curve.start.x)) <= limit
      }
    }
  }

  /// Returns the arcs of all sources, each form once.
  static func arcs(of sources: [Source], on lattice: Lattice) -> [Arc] {
    var arcs: [Arc] = []
    for (index, source) in sources.enumerated() {
      let curve = lattice.locate(source.curve)
      let times = [0] + curve.turningTimes + [1]
      for (first, last) in zip(times, times.dropFirst()) {
        let piece = times.count == 2 ? curve : curve.part(from: first, to: last)
        if let arc = Arc(piece, use: Arc.Use(source: index, from: first, to: last)) { arcs.append(arc) }
      }
    }
    return merged(arcs)
  }

  /// Returns the arcs with each form once.
  static func merged(_ arcs: [Arc]) -> [Arc] {
    var result: [Arc] = []
    var places: [[GridPoint]: Int] = [:]
    for arc in arcs {
      if let place = places[arc.form] {
        result[place].uses += arc.uses
      } else {
        places[arc.form] = result.count
        result.append(arc)
      }
    }
    return result
  }
}

extension Curve {
  /// The parameters at which it changes its direction on an axis, in order.
  fileprivate var turningTimes: [CGFloat] {
    if isLine { return [] }
    var result: [CGFloat] = []
    for time in (extremeTimes(\.x) + extremeTimes(\.y)).sorted() {
      if time > 1e-9, time < 1 - 1e-9, time - (result.last ?? 0) > 1e-9 { result.append(time) }
    }
    return result
  }
}
