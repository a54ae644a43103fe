internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A rectangle with the edges of its frame.
@frozen public struct Rectangle: InsettableShape {
  /// A rectangle with the edges of its frame.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle with the edges of its frame.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
