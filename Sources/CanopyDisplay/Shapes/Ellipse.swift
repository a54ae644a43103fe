internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// An ellipse inscribed in the rectangle.
@frozen public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse inscribed in the rectangle.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
