internal import Foundation

extension Overlay {
  /// A piece of an outline that is monotone on both axes. Pieces that coincide share one arc.
  struct Arc {
    /// A part of a source. `from` is at the start of the arc, even if the source has the opposite direction.
    struct Use {
      let source: Int
      let from: CGFloat
      let to: CGFloat

      func time(_ part: CGFloat) -> CGFloat { part <= 0 ? from : part >= 1 ? to : from + (to - from) * part }
    }

    /// The form, in grid steps. Its ends are grid points in point order.
    let curve: Curve
    let start: GridPoint
    let end: GridPoint
    var uses: [Use]

    /// Creates an arc from a piece between two points, or returns nil if they coincide.
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

    /// Returns a part between two parameters, with ends that other arcs share.
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
  static func arcs(of sources: [Source], on grid: Grid) -> [Arc] {
    var arcs: [Arc] = []
    for (index, source) in sources.enumerated() {
      let curve = grid.locate(source.curve)
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
  /// The parameters at which the curve changes direction on an axis, in order.
  fileprivate var turningTimes: [CGFloat] {
    if isLine { return [] }
    var result: [CGFloat] = []
    for time in (extremeTimes(\.x) + extremeTimes(\.y)).sorted() {
      if time > 1e-9, time < 1 - 1e-9, time - (result.last ?? 0) > 1e-9 { result.append(time) }
    }
    return result
  }
}

extension Overlay {
  /// Finds arcs that partly coincide, such as those of a path and of a part of it, and turns the common part into one arc. As
  /// separate curves, they would intersect repeatedly.
  ///
  /// - Returns: The arcs and their contacts.
  static func unified(_ arcs: [Arc]) -> ([Arc], Contacts) {
    var arcs = arcs
    var contacts = Contacts(arcs.map { Piece($0) })
    // An arc that coincides with several others is cut once for each.
    for _ in 0..<12 {
      var parts: [Int: [Arc]] = [:]
      for (first, second) in contacts.pairs where parts[first] == nil && parts[second] == nil {
        guard let shared = Coincidence(arcs[first], arcs[second]) else { continue }
        (parts[first], parts[second]) = shared.parts
      }
      if parts.isEmpty { break }
      arcs = merged(arcs.indices.flatMap { parts[$0] ?? [arcs[$0]] })
      contacts = Contacts(arcs.map { Piece($0) })
    }
    return (arcs, contacts)
  }
}

/// The part in which two arcs coincide.
private struct Coincidence {
  private let first: Overlay.Arc
  private let second: Overlay.Arc
  private let firstTimes: (start: CGFloat, end: CGFloat)
  private let secondTimes: (start: CGFloat, end: CGFloat)
  private let start: GridPoint
  private let end: GridPoint

  /// The maximum distance between the arcs, in grid steps.
  private static var tolerance: CGFloat { 4 }
  /// The minimum length of the common part. Shorter ones aren't worth the effort.
  private static var length: CGFloat { 1_024 }

  init?(_ first: Overlay.Arc, _ second: Overlay.Arc) {
    if first.curve.isLine || second.curve.isLine { return nil }
    let isRising = first.start.y < first.end.y
    guard isRising == (second.start.y < second.end.y) else { return nil }
    let width = min(first.end.x, second.end.x) - max(first.start.x, second.start.x)
    let height = min(first.highY, second.highY) - max(first.lowY, second.lowY)
    // Compares them along the direction in which they overlap more.
    let axis: MonotoneAxis = width >= height ? .across : isRising ? .down : .up
    guard let start = Self.meeting(axis, (first, first.start), (second, second.start), isStart: true),
      let end = Self.meeting(axis, (first, first.end), (second, second.end), isStart: false),
      axis.measure(end.cgPoint) - axis.measure(start.cgPoint) >= Self.length
    else { return nil }
    (self.first, self.second, self.start, self.end) = (first, second, start, end)
    firstTimes = (axis.time(start, of: first), axis.time(end, of: first))
    secondTimes = (axis.time(start, of: second), axis.time(end, of: second))
    let (from, to) = (axis.measure(start.cgPoint), axis.measure(end.cgPoint))
    for step in 0...6 {
      let value = from + (to - from) * CGFloat(step) / 6
      let a = first.curve.point(at: axis.time(value, of: first.curve))
      let b = second.curve.point(at: axis.time(value, of: second.curve))
      if a._distance(to: b) > Self.tolerance { return nil }
    }
  }

  /// The parts of both arcs. The common part belongs to the first.
  var parts: ([Overlay.Arc], [Overlay.Arc]) {
    func parts(_ arc: Overlay.Arc, _ times: (start: CGFloat, end: CGFloat)) -> [Overlay.Arc?] {
      [
        times.start > 0 ? arc.part(from: 0, to: times.start, arc.start, start) : nil,
        arc.part(from: times.start, to: times.end, start, end),
        times.end < 1 ? arc.part(from: times.end, to: 1, end, arc.end) : nil,
      ]
    }
    var (a, b) = (parts(first, firstTimes), parts(second, secondTimes))
    a[1]?.uses += b[1]?.uses ?? []
    b[1] = nil
    return (a.compactMap(\.self), b.compactMap(\.self))
  }

  /// Returns the later start or the earlier end of the two, or nil if they are close together but differ.
  private static func meeting(
    _ axis: MonotoneAxis, _ first: (arc: Overlay.Arc, point: GridPoint), _ second: (arc: Overlay.Arc, point: GridPoint),
    isStart: Bool
  ) -> GridPoint? {
    if first.point == second.point { return first.point }
    let difference = axis.measure(first.point.cgPoint) - axis.measure(second.point.cgPoint)
    guard abs(difference) > 4 * tolerance else { return nil }
    let isFirst = (difference > 0) == isStart
    let (point, other) = isFirst ? (first.point, second.arc) : (second.point, first.arc)
    let place = other.curve.point(at: axis.time(axis.measure(point.cgPoint), of: other.curve))
    return place._distance(to: point.cgPoint) <= tolerance ? point : nil
  }
}

/// An axis on which arcs are monotone.
private enum MonotoneAxis {
  case across, down, up

  func measure(_ point: CGPoint) -> CGFloat {
    switch self {
    case .across: point.x
    case .down: point.y
    case .up: -point.y
    }
  }

  func time(_ point: GridPoint, of arc: Overlay.Arc) -> CGFloat {
    if point == arc.start { return 0 }
    if point == arc.end { return 1 }
    return time(measure(point.cgPoint), of: arc.curve)
  }

  /// Returns the parameter at which a curve has a value on the axis.
  func time(_ value: CGFloat, of curve: Curve) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    var time: CGFloat = 0.5
    for _ in 0..<60 {
      let distance = measure(curve.point(at: time)) - value
      if abs(distance) < 1e-6 { break }
      if distance > 0 { high = time } else { low = time }
      let next = time - distance / measure(curve.velocity(at: time))
      // Newton's method is fast, and bisection is safe.
      time = next > low && next < high ? next : (low + high) / 2
    }
    return time
  }
}

extension Overlay.Arc {
  fileprivate var lowY: Int { min(start.y, end.y) }
  fileprivate var highY: Int { max(start.y, end.y) }
}
