internal import Foundation

/// A piece of a path as a cubic curve, which can also represent lines and other curves.
struct Curve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine = false

  init(line start: CGPoint, to end: CGPoint) {
    self.init(start, start._between(end, 1 / 3), start._between(end, 2 / 3), end)
    isLine = true
  }

  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(start, start._between(control, 2 / 3), end._between(control, 2 / 3), end)
  }

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the part between two parameters.
  func part(from first: CGFloat, to last: CGFloat) -> Curve {
    if isLine { return Curve(line: start._between(end, first), to: start._between(end, last)) }
    let tail = split(at: first).1
    return first >= 1 ? tail : tail.split(at: (last - first) / (1 - first)).0
  }

  private func split(at time: CGFloat) -> (Curve, Curve) {
    let (a, b, c) = (
      start._between(control1, time), control1._between(control2, time), control2._between(end, time)
    )
    let (d, e) = (a._between(b, time), b._between(c, time))
    let middle = d._between(e, time)
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }

  /// Returns the number of lines that approximate the curve within a tolerance.
  func lineCount(within tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let most = max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (0.75 * most / tolerance).squareRoot().rounded(.up)
    // A curve of astronomical size bends more than an integer can count.
    return count < 1_000 ? max(Int(count), 1) : 1_000
  }

  /// Returns the parameters between the ends at which a coordinate has an extremum.
  func extremeTimes(_ coordinate: (CGPoint) -> CGFloat) -> [CGFloat] {
    if isLine { return [] }
    let (p0, p1, p2, p3) = (coordinate(start), coordinate(control1), coordinate(control2), coordinate(end))
    // The derivative is a·t² + 2·b·t + c.
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, p2 - 2 * p1 + p0, p1 - p0)
    let root = b * b - a * c
    guard root >= 0 else { return [] }
    // Adds numbers of the same sign, so that no precision is lost if `a` is close to zero.
    let sum = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  func _between(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  func _distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}

/// A part of a path, from one start to the next.
struct Subpath {
  var start: CGPoint
  var curves: [Curve] = []
  var isClosed = false

  /// Returns the points of lines that approximate the subpath within a tolerance.
  func points(within tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for curve in curves {
      let count = curve.lineCount(within: tolerance)
      for step in 1...count {
        points.append(step == count ? curve.end : curve.point(at: CGFloat(step) / CGFloat(count)))
      }
    }
    return points
  }
}

extension Path {
  /// The subpaths. A closed subpath ends with the line back to its start.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let to):
        if let current { result.append(current) }
        current = Subpath(start: to)
        point = to
      case .line(let to):
        current?.curves.append(Curve(line: point, to: to))
        point = to
      case .quadCurve(let to, let control):
        current?.curves.append(Curve(quadratic: point, control, to))
        point = to
      case .curve(let to, let first, let second):
        current?.curves.append(Curve(point, first, second, to))
        point = to
      case .closeSubpath:
        guard var closed = current else { return }
        if point != closed.start { closed.curves.append(Curve(line: point, to: closed.start)) }
        closed.isClosed = true
        point = closed.start
        result.append(closed)
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// Appends a curve without starting a subpath.
  mutating func add(_ curve: Curve) {
    if curve.isLine {
      addLine(to: curve.end)
    } else {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}

extension Curve {
  /// Returns the derivative at a parameter.
  func velocity(at time: CGFloat) -> CGPoint {
    if isLine { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
    let rest = 1 - time
    let (a, b, c) = (3 * rest * rest, 6 * rest * time, 3 * time * time)
    return CGPoint(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// Returns the point at a parameter. The parameter of a line is proportional to length, regardless of its control points.
  func place(at time: CGFloat) -> CGPoint { isLine ? start._between(end, time) : point(at: time) }

  /// Returns the parameters of an intersection near given ones, or nil if the curves are parallel there.
  func meetingTimes(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> (CGFloat, CGFloat)? {
    var (time, otherTime) = (time, otherTime)
    // Each step doubles the number of correct digits, and the estimate already has a few.
    for _ in 0..<6 {
      let (place, otherPlace) = (place(at: time), other.place(at: otherTime))
      let (way, otherWay) = (velocity(at: time), other.velocity(at: otherTime))
      let (x, y) = (otherPlace.x - place.x, otherPlace.y - place.y)
      let turn = way.x * otherWay.y - way.y * otherWay.x
      let lengths = CGPoint.zero._distance(to: way) * CGPoint.zero._distance(to: otherWay)
      guard abs(turn) > 1e-6 * lengths else { return nil }
      time = min(max(time + (x * otherWay.y - y * otherWay.x) / turn, 0), 1)
      otherTime = min(max(otherTime + (x * way.y - y * way.x) / turn, 0), 1)
    }
    return (time, otherTime)
  }

  /// Returns the point of an intersection near given parameters, or nil if the curves are parallel there.
  func meeting(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> CGPoint? {
    guard let times = meetingTimes(near: time, other, near: otherTime) else { return nil }
    let (place, otherPlace) = (place(at: times.0), other.place(at: times.1))
    let size = start._distance(to: control1) + control1._distance(to: control2) + control2._distance(to: end)
    guard place._distance(to: otherPlace) <= 1e-9 * size else { return nil }
    return other.settled(settled(other.isLine && !isLine ? otherPlace : place))
  }

  /// Returns a point with the exact coordinate that a horizontal or vertical line keeps constant.
  private func settled(_ point: CGPoint) -> CGPoint {
    guard isLine else { return point }
    return CGPoint(x: start.x == end.x ? start.x : point.x, y: start.y == end.y ? start.y : point.y)
  }

  /// Returns the parameter at which the curve passes through a point, near a given parameter.
  func time(at point: CGPoint, near guess: CGFloat) -> CGFloat {
    var time = guess
    for _ in 0..<4 {
      let (place, way) = (place(at: time), velocity(at: time))
      let square = way.x * way.x + way.y * way.y
      guard square > 0 else { return guess }
      time += ((point.x - place.x) * way.x + (point.y - place.y) * way.y) / square
      guard time.isFinite else { return guess }
      time = min(max(time, 0), 1)
    }
    return place(at: time)._distance(to: point) <= place(at: guess)._distance(to: point) ? time : guess
  }
}
