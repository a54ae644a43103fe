internal import Foundation

/// A corner whose curvature changes gradually: two transitions from the edges, and a curve between them.
///
/// All lengths are in radii, as measured on Apple's systems. The middle curve is the same for all corners, and passes through
/// about the same point of the diagonal as a circular corner, so that both look equally round. The transitions depend on the
/// available length of their edges.
enum ContinuousCorner {
  /// The end of a transition: its distances from an edge and along it.
  static var joint: CGPoint { CGPoint(x: 0.0749114, y: 0.631494) }
  /// The control point of the middle curve beside the joint.
  static var handle: CGPoint { CGPoint(x: 0.169060, y: 0.372824) }

  /// The part of an edge that a corner occupies.
  struct Edge {
    /// The length of the edge that a corner occupies if there is enough space.
    static var longestReach: CGFloat { 1.528665 }

    /// The distance between the corner and the start of the transition, from 1 to `longestReach`.
    let reach: CGFloat
    /// The distance between the corner and the control point next to the start. Both control points are on the edge.
    let control1: CGFloat
    /// The distance between the corner and the control point next to the joint.
    let control2: CGFloat

    /// - Parameters:
    ///   - room: The length of the edge.
    ///   - length: The length of the corner along the edge.
    ///   - other: The length of the edge's other corner.
    init(room: CGFloat, for length: CGFloat, and other: CGFloat) {
      reach = length > 0 ? min(max(room / (length + other), 1), Self.longestReach) : 1
      let part = (reach - 1) / (Self.longestReach - 1)
      control1 = 0.96 + part * (1.08849 - 0.96)
      control2 = 0.82 + part * (0.868407 - 0.82)
    }
  }
}
