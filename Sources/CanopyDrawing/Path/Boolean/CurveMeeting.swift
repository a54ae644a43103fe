internal import Foundation

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

  /// Returns the point at a parameter. The parameter of a line is proportional to its length, regardless of its control points.
  func place(at time: CGFloat) -> CGPoint { isLine ? start._between(end, time) : point(at: time) }

  /// Returns the parameters of a crossing near given ones; nil if the curves are parallel there.
  func meetingTimes(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> (CGFloat, CGFloat)? {
    var (time, otherTime) = (time, otherTime)
    // Each step doubles the number of correct digits, and the estimate has a few.
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

  /// Returns the point of a crossing near given parameters; nil if the curves are parallel there.
  func meeting(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> CGPoint? {
    guard let times = meetingTimes(near: time, other, near: otherTime) else { return nil }
    let (place, otherPlace) = (place(at: times.0), other.place(at: times.1))
    let size = start._distance(to: control1) + control1._distance(to: control2) + control2._distance(to: end)
    guard place._distance(to: otherPlace) <= 1e-9 * size else { return nil }
    return other.settled(settled(other.isLine && !isLine ? otherPlace : place))
  }

  /// Returns a point with the constant coordinate of a horizontal or vertical line.
  private func settled(_ point: CGPoint) -> CGPoint {
    guard isLine else { return point }
    return CGPoint(x: start.x == end.x ? start.x : point.x, y: start.y == end.y ? start.y : point.y)
  }

  /// Returns the parameter at which the curve passes a point, near a given one.
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
