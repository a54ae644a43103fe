public import Foundation

extension Path {
  /// Creates the path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the path of a rectangle whose corners have individual radii. The leading corners are on the left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// The outline starts in the middle of the right edge, and continues downward. A corner occupies at most half of the shorter
  /// edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(rect) else { return }
    let limit = min(rect.width, rect.height) / 2
    let corner = CGSize(
      width: min(length(cornerSize.width), limit), height: min(length(cornerSize.height), limit))
    guard corner.width > 0, corner.height > 0 else { return addRect(rect, transform: transform) }
    addRoundedRect(
      in: rect, Corners(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner), style, transform)
  }

  /// Adds a rectangle whose corners have individual radii. The leading corners are on the left.
  ///
  /// The outline starts on the right edge, halfway between its corners, and continues downward. If two corners don't fit on an
  /// edge, the larger one gets the space that the smaller one leaves, but at least half of the edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard accepts(rect) else { return }
    let (topLeft, topRight) = (length(cornerRadii.topLeading), length(cornerRadii.topTrailing))
    let (bottomLeft, bottomRight) = (length(cornerRadii.bottomLeading), length(cornerRadii.bottomTrailing))
    func limited(_ radius: CGFloat, beside: CGFloat, above: CGFloat) -> CGSize {
      let length = min(
        radius, max(rect.width / 2, rect.width - beside), max(rect.height / 2, rect.height - above))
      return CGSize(width: length, height: length)
    }
    let corners = Corners(
      topLeft: limited(topLeft, beside: topRight, above: bottomLeft),
      topRight: limited(topRight, beside: topLeft, above: bottomRight),
      bottomRight: limited(bottomRight, beside: bottomLeft, above: topRight),
      bottomLeft: limited(bottomLeft, beside: bottomRight, above: topLeft))
    guard corners.areVisible else { return addRect(rect, transform: transform) }
    addRoundedRect(in: rect, corners, style, transform)
  }

  /// Returns a valid corner length. A negative length or NaN is recorded as a flaw, and replaced with 0.
  private mutating func length(_ length: CGFloat) -> CGFloat {
    if length >= 0 { return length }
    flaws.insert(.corners)
    return 0
  }

  /// The sizes of a rectangle's corners, limited to fit.
  private struct Corners {
    let topLeft: CGSize
    let topRight: CGSize
    let bottomRight: CGSize
    let bottomLeft: CGSize

    var areVisible: Bool { max(topLeft.width, topRight.width, bottomRight.width, bottomLeft.width) > 0 }
  }

  private mutating func addRoundedRect(
    in rect: CGRect, _ corners: Corners, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    var path = Path()
    let (curves, count) = (4 * (style == .circular ? 1 : 3), 4)
    path.verbs.reserveCapacity(2 + count + curves)
    path.points.reserveCapacity(1 + count + 3 * curves)
    let middle = rect.minY + (corners.topRight.height + rect.height - corners.bottomRight.height) / 2
    path.move(to: CGPoint(x: rect.maxX, y: middle))
    path.addCorner(
      Corner(at: rect.maxX, rect.maxY, corners.bottomRight, (-1, -1), startsOnSide: true), in: rect.size, style,
      beside: corners.bottomLeft.width, above: corners.topRight.height)
    path.addCorner(
      Corner(at: rect.minX, rect.maxY, corners.bottomLeft, (1, -1), startsOnSide: false), in: rect.size, style,
      beside: corners.bottomRight.width, above: corners.topLeft.height)
    path.addCorner(
      Corner(at: rect.minX, rect.minY, corners.topLeft, (1, 1), startsOnSide: true), in: rect.size, style,
      beside: corners.topRight.width, above: corners.bottomLeft.height)
    path.addCorner(
      Corner(at: rect.maxX, rect.minY, corners.topRight, (-1, 1), startsOnSide: false), in: rect.size, style,
      beside: corners.topLeft.width, above: corners.bottomRight.height)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// A corner of a rectangle.
  private struct Corner {
    let point: CGPoint
    let size: CGSize
    /// The directions into the rectangle along both axes: 1 or -1.
    let inward: (x: CGFloat, y: CGFloat)
    /// A Boolean value that indicates whether the outline arrives along the left or right edge, and continues along the upper
    /// or lower edge.
    let startsOnSide: Bool

    init(
      at x: CGFloat, _ y: CGFloat, _ size: CGSize, _ inward: (x: CGFloat, y: CGFloat), startsOnSide: Bool
    ) {
      point = CGPoint(x: x, y: y)
      (self.size, self.inward, self.startsOnSide) = (size, inward, startsOnSide)
    }

    /// Returns a point at distances from the corner, in radii, along the edge where the outline arrives and along the other
    /// edge.
    func callAsFunction(_ first: CGFloat, _ second: CGFloat) -> CGPoint {
      let (x, y) = startsOnSide ? (second, first) : (first, second)
      return CGPoint(x: point.x + inward.x * x * size.width, y: point.y + inward.y * y * size.height)
    }
  }

  /// Adds the line to a corner, and the corner's curves.
  ///
  /// - Parameters:
  ///   - beside: The width of the other corner on the same upper or lower edge.
  ///   - above: The height of the other corner on the same left or right edge.
  private mutating func addCorner(
    _ corner: Corner, in size: CGSize, _ style: RoundedCornerStyle, beside: CGFloat, above: CGFloat
  ) {
    switch style {
    case .circular:
      let control = 1 - Self.circleControl
      addLine(to: corner(1, 0))
      addCurve(to: corner(0, 1), control1: corner(control, 0), control2: corner(0, control))
    case .continuous:
      // If an edge is too short for its two corners, they share it in proportion to their sizes.
      let horizontal = ContinuousCorner.Edge(room: size.width, for: corner.size.width, and: beside)
      let vertical = ContinuousCorner.Edge(room: size.height, for: corner.size.height, and: above)
      let (first, second) = corner.startsOnSide ? (vertical, horizontal) : (horizontal, vertical)
      let (joint, handle) = (ContinuousCorner.joint, ContinuousCorner.handle)
      addLine(to: corner(first.reach, 0))
      addCurve(to: corner(joint.y, joint.x), control1: corner(first.control1, 0), control2: corner(first.control2, 0))
      addCurve(
        to: corner(joint.x, joint.y), control1: corner(handle.y, handle.x), control2: corner(handle.x, handle.y))
      addCurve(to: corner(0, second.reach), control1: corner(0, second.control2), control2: corner(0, second.control1))
    }
  }
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are quarter circles.
  case circular
  /// Corners with continuous curvature, which occupy about one and a half times their radius along each edge.
  case continuous
}

/// The radii of a rectangle's four corners, which may differ.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates corner radii from the radius of each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
