internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A rectangle.
@frozen public struct Rectangle: InsettableShape {
  /// A rectangle.
  @inlinable
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle made smaller at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
