public import Foundation

extension Path {
  /// The distance of the control points from the ends of a quarter circle, in radii.
  static var circleControl: CGFloat { 0.552_284_749_830_793_4 }

  /// Creates the path of an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds an ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard accepts(rect) else { return }
    let (x, y) = (rect.width / 2, rect.height / 2)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi, under: map.concatenating(transform), isConnected: false)
    closeSubpath()
  }

  /// Adds an arc that spans an angle in radians, positive for clockwise if the y-axis points down. A line connects it to the
  /// current point, if there is one.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: Double, by delta: Double, transform: CGAffineTransform
  ) {
    guard radius.isFinite, start.isFinite, delta.isFinite else {
      flaws.insert(.numbers)
      return
    }
    let map = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(from: start, by: delta, under: map.concatenating(transform), isConnected: true)
  }

  /// Adds an arc from one angle in radians to another.
  ///
  /// As in Core Graphics, an end that lies ahead may be several turns away. If the end lies behind, the arc ends in the same
  /// direction, which takes a full turn if both directions are equal. If `end` is a full turn more than `start`, the subpath is
  /// closed.
  ///
  /// - Parameter clockwise: The direction in coordinates whose y-axis points up. On the screen, the direction is reversed.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: Double, to end: Double, clockwise: Bool, transform: CGAffineTransform
  ) {
    guard start.isFinite, end.isFinite else {
      flaws.insert(.numbers)
      return
    }
    let turn = 2 * Double.pi
    let ahead = clockwise ? start - end : end - start
    var sweep = ahead
    if ahead < -Self.leastAngle {
      // The distance to the end if it lies behind, within a turn. Angles in degrees aren't exact in radians.
      let behind = (-ahead).truncatingRemainder(dividingBy: turn)
      sweep = behind > turn - Self.leastAngle ? turn : turn - behind
    }
    addArc(center: center, radius: radius, from: start, by: clockwise ? -sweep : sweep, transform: transform)
    if abs(end - start - turn) < Self.leastAngle { closeSubpath() }
  }

  /// Adds an arc that is tangent to the line to `tangent1End`, and to the line from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let back = transform.inverted()
    guard let from = currentPoint?.applying(back) else { return }
    let (first, second) = (tangent1End._direction(to: from), tangent1End._direction(to: tangent2End))
    let cross = first.x * second.y - first.y * second.x
    // If both lines coincide, no arc exists.
    guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End.applying(transform)) }
    let half = acos(max(-1, min(1, first.x * second.x + first.y * second.y))) / 2
    let distance = radius / tan(half)
    let begin = tangent1End._moved(first, by: distance)
    let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let center = tangent1End._moved(CGPoint.zero._direction(to: middle), by: radius / sin(half))
    let end = tangent1End._moved(second, by: distance)
    let start = atan2(begin.y - center.y, begin.x - center.x)
    let delta = (atan2(end.y - center.y, end.x - center.x) - start).remainder(dividingBy: 2 * .pi)
    addArc(center: center, radius: radius, from: start, by: delta, transform: transform)
  }

  // MARK: Steps

  /// Adds an arc of the unit circle under a transform, as quarter curves and one remaining curve.
  ///
  /// - Parameter isConnected: A Boolean value that indicates whether a line connects the current point to the arc.
  private mutating func addUnitArc(
    from start: Double, by delta: Double, under map: CGAffineTransform, isConnected: Bool
  ) {
    let (quarter, direction) = (Double.pi / 2, delta < 0 ? -1.0 : 1.0)
    // Limits absurd angles, which would otherwise use all memory.
    let most = Self.mostTurns * 2 * .pi
    let length = abs(delta) > most ? most + abs(delta).truncatingRemainder(dividingBy: 2 * .pi) : abs(delta)
    let (first, quarters) = (CGPoint(x: cos(start), y: sin(start)), Int((length + Self.leastAngle) / quarter))
    var point = first
    let place = first.applying(map)
    if isConnected, !isEmpty { addLine(to: place) } else { move(to: place) }
    func add(_ angle: Double, to next: CGPoint) {
      let control = direction * (angle == quarter ? Self.circleControl : 4 / 3 * tan(angle / 4))
      let (before, after) = (
        CGPoint(x: point.x - control * point.y, y: point.y + control * point.x),
        CGPoint(x: next.x + control * next.y, y: next.y - control * next.x)
      )
      addCurve(to: next.applying(map), control1: before.applying(map), control2: after.applying(map))
      point = next
    }
    func position(at length: Double) -> CGPoint {
      CGPoint(x: cos(start + direction * length), y: sin(start + direction * length))
    }
    for index in 1..<quarters + 1 {
      // Each turn ends exactly where it began.
      add(quarter, to: index % 4 == 0 ? first : position(at: Double(index) * quarter))
    }
    let rest = length - Double(quarters) * quarter
    if rest > Self.leastAngle { add(rest, to: position(at: length)) }
  }

  /// The angle, in radians, below which directions count as equal.
  private static var leastAngle: Double { 1e-9 }
  /// The maximum number of turns of an arc.
  private static var mostTurns: Double { 100 }
}

extension CGPoint {
  fileprivate func _direction(to other: CGPoint) -> CGPoint {
    let (x, y) = (other.x - x, other.y - y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }

  fileprivate func _moved(_ direction: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
