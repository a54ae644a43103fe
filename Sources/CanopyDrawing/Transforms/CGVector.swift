public import Foundation

/// A vector in the plane, for example a velocity. Foundation for Linux lacks it.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector of no length.
  public init() { (dx, dy) = (0, 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// Creates a vector.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// The vector of no length.
  public static let zero = CGVector()
}
