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
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, corners: Array(repeating: cornerSize, count: 4), style, transform)
  }

  /// Adds a rectangle whose corners have individual radii. The leading corners are on the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, style, transform)
  }

  /// Adds a rectangle with rounded corners of individual sizes.
  ///
  /// - Parameter corners: The sizes of the four corners, clockwise from the upper-left corner.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    guard accepts(rect) else { return }
    if corners.contains(where: { !($0.width >= 0 && $0.height >= 0) }) { flaws.insert(.corners) }
    let corners = Self.fitting(corners, in: rect.size)
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    var path = Path()
    // Each corner is drawn as the upper-left corner at the origin, then rotated and moved by its transform.
    let turns = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.minY),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY),
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.maxY),
    ]
    let reaches = style == .continuous ? Self.reaches(of: corners, in: rect.size) : [1, 1, 1, 1]
    for (index, (corner, turn)) in zip(corners, turns).enumerated() {
      let size = index % 2 == 1 ? CGSize(width: corner.height, height: corner.width) : corner
      path.addCorner(size, reach: reaches[index], turn)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Returns the sizes of the corners, reduced to fit into a rectangle.
  ///
  /// If the corners of any edge don't fit, all four corners shrink by the same factor. An infinite length is replaced with the
  /// longer side of the rectangle; a length that is negative or not a number is replaced with 0.
  private static func fitting(_ corners: [CGSize], in size: CGSize) -> [CGSize] {
    let longest = max(size.width, size.height)
    func length(_ length: CGFloat) -> CGFloat { length > 0 ? (length < .infinity ? length : longest) : 0 }
    let corners = corners.map { CGSize(width: length($0.width), height: length($0.height)) }
    func scale(_ first: CGFloat, _ second: CGFloat, _ room: CGFloat) -> CGFloat {
      first + second > room ? max(room, 0) / (first + second) : 1
    }
    let factor = min(
      scale(corners[0].width, corners[1].width, size.width), scale(corners[2].width, corners[3].width, size.width),
      scale(corners[1].height, corners[2].height, size.height),
      scale(corners[3].height, corners[0].height, size.height))
    return factor == 1 ? corners : corners.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// Returns the length of the edges that each continuous corner takes up, as a multiple of its radius.
  ///
  /// If an edge is too short for its two corners, they share it in proportion to their radii.
  private static func reaches(of corners: [CGSize], in size: CGSize) -> [CGFloat] {
    func reach(_ first: CGFloat, _ second: CGFloat, _ room: CGFloat) -> CGFloat {
      first + second > 0 ? min(room / (first + second), ContinuousCorner.longestReach) : ContinuousCorner.longestReach
    }
    let (top, bottom) = (
      reach(corners[0].width, corners[1].width, size.width), reach(corners[2].width, corners[3].width, size.width)
    )
    let (right, left) = (
      reach(corners[1].height, corners[2].height, size.height), reach(corners[3].height, corners[0].height, size.height)
    )
    return [min(left, top), min(top, right), min(right, bottom), min(bottom, left)]
  }

  /// Adds the upper-left corner of a rectangle at the origin, from the edge x = 0 to the edge y = 0.
  ///
  /// - Parameters:
  ///   - size: The size of the corner.
  ///   - reach: The length of the edges that the corner takes up, as a multiple of its size; 1 for a circular corner.
  ///   - turn: The transform from the upper-left corner at the origin to the corner to add.
  private mutating func addCorner(_ size: CGSize, reach: CGFloat, _ turn: CGAffineTransform) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * size.width, y: y * size.height).applying(turn)
    }
    func go(to point: CGPoint) { if isEmpty { move(to: point) } else { addLine(to: point) } }
    guard size.width > 0, size.height > 0 else { return go(to: point(0, 0)) }
    // The transitions from the edges to the arc would be too short to be visible.
    if reach < 1.001 {
      let control = 1 - Self.circleControl
      go(to: point(0, 1))
      return addCurve(to: point(1, 0), control1: point(0, control), control2: point(control, 0))
    }
    let corner = ContinuousCorner(reach: reach)
    go(to: point(corner.start.x, corner.start.y))
    for curve in corner.curves {
      addCurve(
        to: point(curve.end.x, curve.end.y), control1: point(curve.control1.x, curve.control1.y),
        control2: point(curve.control2.x, curve.control2.y))
    }
  }
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are quarter circles.
  case circular
  /// Corners of continuous curvature, which take up about one and a half times their radius along each edge.
  case continuous
}

/// The corner radii of a rectangle.
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
