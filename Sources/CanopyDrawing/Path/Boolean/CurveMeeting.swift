internal import Foundation

extension Curve {
  /// How far it goes in how much time, at a time.
  func velocity(at time: CGFloat) -> CGPoint {
    if isLine { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
    let rest = 1 - time
    let (a, b, c) = (3 * rest * rest, 6 * rest * time, 3 * time * time)
    return CGPoint(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// Where it is at a time. A line is as far along as it is late, wherever its control points are.
  func place(at time: CGFloat) -> CGPoint { isLine ? start.between(end, time) : point(at: time) }

  /// When two curves meet that are known to do so about then; nil if they are side by side there.
  func meetingTimes(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> (CGFloat, CGFloat)? {
    var (time, otherTime) = (time, otherTime)
    // Each step doubles the number of right digits, and there are a few to begin with.
    for _ in 0..<6 {
      let (place, otherPlace) = (place(at: time), other.place(at: otherTime))
      let (way, otherWay) = (velocity(at: time), other.velocity(at: otherTime))
      let (x, y) = (otherPlace.x - place.x, otherPlace.y - place.y)
      let turn = way.x * otherWay.y - way.y * otherWay.x
      let lengths = CGPoint.zero.distance(to: way) * CGPoint.zero.distance(to: otherWay)
      guard abs(turn) > 1e-6 * lengths else { return nil }
      time = min(max(time + (x * otherWay.y - y * otherWay.x) / turn, 0), 1)
      otherTime = min(max(otherTime + (x * way.y - y * way.x) / turn, 0), 1)
    }
    return (time, otherTime)
  }

  /// Where two curves meet that are known to do so about then; nil if they are side by side there.
  func meeting(near time: CGFloat, _ other: Curve, near otherTime: CGFloat) -> CGPoint? {
    guard let times = meetingTimes(near: time, other, near: otherTime) else { return nil }
    let (place, otherPlace) = (place(at: times.0), other.place(at: times.1))
    let size = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    guard place.distance(to: otherPlace) <= 1e-9 * size else { return nil }
    return other.settled(settled(other.isLine && !isLine ? otherPlace : place))
  }

  /// A point with the coordinate that all of a line has.
  private func settled(_ point: CGPoint) -> CGPoint {
    guard isLine else { return point }
    return CGPoint(x: start.x == end.x ? start.x : point.x, y: start.y == end.y ? start.y : point.y)
  }

  /// When a curve is at a point that it is known to pass about then.
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
    return place(at: time).distance(to: point) <= place(at: guess).distance(to: point) ? time : guess
  }
}
