public import Foundation

/// A point in the unit coordinates of a rectangle: (0, 0) is the top-left corner, (1, 1) the bottom-right corner.
public struct UnitPoint: Hashable, BitwiseCopyable, Sendable {
  /// The fraction of the width, measured from the left edge.
  public var x: CGFloat
  /// The fraction of the height, measured from the top edge.
  public var y: CGFloat

  /// Creates a point at the top-left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from its unit coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin of the unit coordinates.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension CGAffineTransform {
  /// Returns the transform applied around a point of a rectangle.
  package func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    around(CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height))
  }
}
