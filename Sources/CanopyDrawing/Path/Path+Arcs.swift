public import Foundation

extension Path {
  /// The distance of control points from the ends of a quarter circle, in radii.
  static var circleControl: CGFloat { 0.552_284_749_830_793_4 }

  /// Creates the path of an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Adds an ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard accepts(rect) else { return }
    let (x, y) = (rect.width / 2, rect.height / 2)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY)
    var circle = Path()
    circle.addUnitArc(from: 0, by: 2 * .pi)
    circle.closeSubpath()
    addPath(circle, transform: map.concatenating(transform))
  }

  /// Adds an arc that spans an angle in radians, positive for clockwise if the y-axis points down. It is connected by a line to
  /// the current point if there is one.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: Double, by delta: Double, transform: CGAffineTransform
  ) {
    guard radius.isFinite, start.isFinite, delta.isFinite else {
      flaws.insert(.numbers)
      return
    }
    var arc = Path()
    arc.addUnitArc(from: start, by: delta)
    let map = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    append(arc.applying(map.concatenating(transform)))
  }

  /// Adds an arc from one angle in radians to another.
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
    var delta = end - start
    if clockwise {
      if delta <= -turn { delta = -turn } else { delta = delta > 0 ? delta.remainder(dividingBy: turn) : delta }
      if delta > 0 { delta -= turn }
    } else {
      if delta >= turn { delta = turn } else { delta = delta < 0 ? delta.remainder(dividingBy: turn) : delta }
      if delta < 0 { delta += turn }
    }
    addArc(center: center, radius: radius, from: start, by: delta, transform: transform)
  }

  /// Adds an arc that touches the line to `tangent1End`, and that from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let back = transform.inverted()
    guard let from = currentPoint?.applying(back) else { return }
    let (first, second) = (tangent1End._direction(to: from), tangent1End._direction(to: tangent2End))
    let cross = first.x * second.y - first.y * second.x
    // If both lines coincide, there is no arc.
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

  /// An arc of the circle around zero of radius 1: curves of a quarter at most.
  private mutating func addUnitArc(from start: Double, by delta: Double) {
    // More than a full turn adds nothing.
    let delta = max(-2 * Double.pi, min(2 * .pi, delta))
    let count = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / Double(count)
    let control = 4 / 3 * tan(step / 4)
    var (sine, cosine) = (sin(start), cos(start))
    move(to: CGPoint(x: cosine, y: sine))
    for index in 1...count where delta != 0 {
      let angle = start + step * Double(index)
      let (nextSine, nextCosine) = (sin(angle), cos(angle))
      addCurve(
        to: CGPoint(x: nextCosine, y: nextSine),
        control1: CGPoint(x: cosine - control * sine, y: sine + control * cosine),
        control2: CGPoint(x: nextCosine + control * nextSine, y: nextSine - control * nextCosine))
      (sine, cosine) = (nextSine, nextCosine)
    }
  }

  /// Appends a path, connected by a line instead of beginning a subpath.
  private mutating func append(_ part: Path) {
    flaws.formUnion(part.flaws)
    part.forEach { element in
      if case .move(let point) = element, !isEmpty { addLine(to: point) } else { append(element) }
    }
  }
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
