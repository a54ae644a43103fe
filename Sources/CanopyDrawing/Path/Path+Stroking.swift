internal import Foundation

extension Path {
  /// Returns the outline of the line along the path. Its pieces overlap, so fill it with the nonzero winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path()
    if style.lineWidth > 0, style.lineWidth.isFinite {
      var stroker = Stroker(style)
      for part in subpaths {
        for dash in part.dashes(style) { stroker.add(dash.points, isClosed: dash.isClosed) }
      }
      result = stroker.outline
    }
    result.flaws = flaws.union(style.flaws)
    return result
  }
}

/// Consecutive points.
private struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension Subpath {
  /// Returns the subpath as lines, cut into dashes.
  fileprivate func dashes(_ style: StrokeStyle) -> [Polyline] {
    let points = points(within: 0.1)
    let whole = [Polyline(points: points, isClosed: isClosed)]
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite else { return whole }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0._distance(to: $1.1) }
    // Dashes too small to distinguish are drawn as a solid line.
    guard total / period < 100_000 else { return whole }
    var pattern = DashPattern(lengths, phase: style.dashPhase.isFinite ? style.dashPhase : 0)
    return pattern.cut(points)
  }
}

/// The position in a dash pattern: the current dash or gap, and its remaining length.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  private var left: CGFloat

  init(_ lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths
    let period = lengths.reduce(0, +)
    var phase = phase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    // A dash without length at the start is a dot, but a gap without length is nothing.
    while phase >= lengths[index], phase > 0 || index % 2 != 0 {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - phase
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func cut(_ points: [CGPoint]) -> [Polyline] {
    var result: [Polyline] = []
    var current = isDash ? [points[0]] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start._distance(to: end)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = start._between(end, done / length)
        if isDash { result.append(Polyline(points: current + [point], isClosed: false)) }
        index = (index + 1) % lengths.count
        left = lengths[index]
        current = isDash ? [point] : []
      }
      left -= length - done
      if isDash { current.append(end) }
    }
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }
}

/// Builds stroke outlines: one piece for each segment, each end and each join. All pieces have the same direction, so that
/// together they form one area.
private struct Stroker {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    var points = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      // A point doesn't have a direction, so only its caps are visible.
      if let point = points.first, style.lineCap != .butt { addDot(point) }
      return
    }
    let parts = zip(points, points.dropFirst()).map { Part($0, $1) }
    let ring = isClosed ? parts + [Part(points[points.count - 1], points[0])] : parts
    for part in ring { addPiece([part.left(half), part.right(half), part.endRight(half), part.endLeft(half)]) }
    for (part, next) in zip(ring, ring.dropFirst()) { addJoin(part, next) }
    if isClosed {
      addJoin(ring[ring.count - 1], ring[0])
    } else {
      addCap(at: parts[0].start, CGPoint(x: -parts[0].direction.x, y: -parts[0].direction.y))
      addCap(at: parts[parts.count - 1].end, parts[parts.count - 1].direction)
    }
  }

  private mutating func addPiece(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    outline.addLines(area < 0 ? points.reversed() : points)
    outline.closeSubpath()
  }

  private mutating func addDot(_ point: CGPoint) {
    let rect = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    if style.lineCap == .round { outline.addEllipse(in: rect) } else { outline.addRect(rect) }
  }

  private mutating func addJoin(_ part: Part, _ next: Part) {
    let cross = part.direction.x * next.direction.y - part.direction.y * next.direction.x
    let cosine = part.direction.x * next.direction.x + part.direction.y * next.direction.y
    if style.lineJoin == .round {
      if cross != 0 || cosine < 0 { addDisc(part.end) }
      return
    }
    guard abs(cross) > 1e-9 else { return }
    // The gap is on the outside of the turn.
    let (from, to) = cross > 0 ? (part.endLeft(half), next.left(half)) : (part.endRight(half), next.right(half))
    // The distance of the miter's tip, in half line widths.
    let miter = (2 / max(1 + cosine, 1e-12)).squareRoot()
    guard style.lineJoin == .miter, miter <= style.miterLimit else { return addPiece([part.end, from, to]) }
    let middle = CGPoint(x: from.x + to.x - 2 * part.end.x, y: from.y + to.y - 2 * part.end.y)
    let length = CGPoint.zero._distance(to: middle)
    let tip = CGPoint(
      x: part.end.x + middle.x / length * half * miter, y: part.end.y + middle.y / length * half * miter)
    addPiece([part.end, from, tip, to])
  }

  private mutating func addDisc(_ center: CGPoint) {
    outline.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGPoint) {
    switch style.lineCap {
    case .butt: return
    case .round: addDisc(point)
    case .square:
      let part = Part(
        point, CGPoint(x: point.x + direction.x * half, y: point.y + direction.y * half))
      addPiece([part.left(half), part.right(half), part.endRight(half), part.endLeft(half)])
    }
  }
}

/// A segment of a line.
private struct Part {
  let start: CGPoint
  let end: CGPoint
  let direction: CGPoint

  init(_ start: CGPoint, _ end: CGPoint) {
    self.start = start
    self.end = end
    let length = start._distance(to: end)
    direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  private func beside(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x - direction.y * distance, y: point.y + direction.x * distance)
  }

  func left(_ half: CGFloat) -> CGPoint { beside(start, -half) }
  func right(_ half: CGFloat) -> CGPoint { beside(start, half) }
  func endLeft(_ half: CGFloat) -> CGPoint { beside(end, -half) }
  func endRight(_ half: CGFloat) -> CGPoint { beside(end, half) }
}
