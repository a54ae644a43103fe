internal import Foundation

/// A corner that begins gently: the middle of it is an arc of a circle, and at both ends the curvature grows from nothing.
///
/// All lengths are in radii. The curve leaves the edge `reach` radii from the corner and is an arc of radius 1 in the
/// middle part of the turn; between them, one curve keeps to the edge first, and to the arc at last.
struct ContinuousCorner {
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  /// Where the curves begin and end, from the edge x = 0 to the edge y = 0.
  let points: [CGPoint]
  let curves: [Curve]

  /// How far a corner takes up the edges where there is room, in radii.
  static var usualReach: CGFloat { 1.5 }

  /// How far a corner takes up the edges: less where two of them share a short one.
  static func reach(of size: CGSize, in room: CGSize) -> CGFloat {
    min(usualReach, room.width / 2 / size.width, room.height / 2 / size.height)
  }

  init(reach: CGFloat) {
    // The more room there is, the more of the turn is gentle: at most 27° at each end.
    let gentle = 0.471 * (reach - 1) / (Self.usualReach - 1)
    let (sine, cosine) = (sin(gentle), cos(gentle))
    // The circle around (1, 1): where the arc begins, seen from the edge x = 0, and which way it goes there.
    let begin = CGPoint(x: 1 - cosine, y: 1 - sine)
    let direction = CGPoint(x: sine, y: -cosine)
    // Where the line along the arc's beginning meets the edge: the curve is attracted from there.
    let meeting = begin.y - direction.y / direction.x * begin.x
    let first = Curve(
      control1: CGPoint(x: 0, y: reach - (reach - meeting) * 2 / 3),
      control2: CGPoint(x: begin.x / 3, y: meeting + (begin.y - meeting) / 3), end: begin)
    let sweep = CGFloat.pi / 2 - 2 * gentle
    let control = 4 / 3 * tan(sweep / 4)
    let end = CGPoint(x: begin.y, y: begin.x)
    let arc = Curve(
      control1: CGPoint(x: begin.x + direction.x * control, y: begin.y + direction.y * control),
      control2: CGPoint(x: end.x + direction.y * control, y: end.y + direction.x * control), end: end)
    let last = Curve(
      control1: CGPoint(x: first.control2.y, y: first.control2.x),
      control2: CGPoint(x: first.control1.y, y: first.control1.x), end: CGPoint(x: reach, y: 0))
    curves = [first, arc, last]
    points = [CGPoint(x: 0, y: reach), begin, end, last.end]
  }
}
