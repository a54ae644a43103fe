internal import Foundation

/// A corner with continuous curvature: it grows from zero at one edge to that of an arc in the middle, and falls back
/// to zero at the other edge.
///
/// All lengths are in radii. The corner consists of three cubic curves: two transitions, and an arc between them. It passes
/// through the same point of the diagonal as a circular corner, so that both look equally round.
///
/// A larger turn in the transitions needs a longer reach. If edges are short, the transitions turn less. Without any
/// transition, the corner is a quarter of a circle.
struct ContinuousCorner {
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  /// The start of the corner on the edge x = 0.
  let start: CGPoint
  /// The curves from the edge x = 0 to the edge y = 0.
  let curves: [Curve]

  /// The length of each edge that a corner takes if there is enough space.
  static var longestReach: CGFloat { 1.528665 }

  /// - Parameter reach: The part of each edge that the corner takes up: more than 1, and `longestReach` at most.
  init(reach: CGFloat) {
    // The angle by which each transition turns, from 0° to 30°.
    let turn = reach - 1
    let (sine, cosine) = (sin(turn), cos(turn))
    // The more the transitions turn, the smaller the arc is. Chosen so that the curvature grows steadily.
    let radius = 1 / (1 + 0.683 * turn * turn)
    // The center of the arc is on the diagonal, where the middle of the arc is as far from the corner as that of a circle.
    let center = 1 - (1 - radius) * CGFloat(0.5).squareRoot()
    let joint = CGPoint(x: center - radius * cosine, y: center - radius * sine)
    let direction = CGPoint(x: sine, y: -cosine)

    // The ends of a cubic curve that is an arc have a little less curvature than its middle; slightly longer handles than
    // those that are closest to the arc let it grow steadily up to the diagonal.
    let sweep = CGFloat.pi / 2 - 2 * turn
    let handle = radius * 4 / 3 * tan(sweep / 4) * (1 + 0.008 * turn / (Self.longestReach - 1))
    let bend = radius * (1 - cos(sweep)) - handle * sin(sweep)
    let curvature = 2 / 3 * bend / (handle * handle)

    // The tangent at the joint meets the edge at the second control point. The first one is on the edge, too, so that the
    // curvature is zero at the start, and so far away that at the joint it is that of the arc.
    let length = joint.x / sine
    let second = CGPoint(x: 0, y: joint.y + length * cosine)
    let first = CGPoint(x: 0, y: second.y + 1.5 * length * length * curvature / sine)
    let (afterJoint, end) = (
      CGPoint(x: joint.x + handle * direction.x, y: joint.y + handle * direction.y), joint._mirrored
    )
    start = CGPoint(x: 0, y: reach)
    curves = [
      Curve(control1: first, control2: second, end: joint),
      Curve(control1: afterJoint, control2: afterJoint._mirrored, end: end),
      Curve(control1: second._mirrored, control2: first._mirrored, end: start._mirrored),
    ]
  }
}

extension CGPoint {
  /// The point on the other side of the diagonal.
  fileprivate var _mirrored: CGPoint { CGPoint(x: y, y: x) }
}
