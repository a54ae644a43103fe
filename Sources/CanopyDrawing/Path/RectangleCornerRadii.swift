public import Foundation

/// How far each corner of a rectangle is rounded.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner where lines begin.
  public var topLeading: CGFloat
  /// The lower corner where lines begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines end.
  public var topTrailing: CGFloat

  /// Radii corner by corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
