internal import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// An ellipse that touches all edges.
@frozen public struct Ellipse: InsettableShape {
  /// An ellipse.
  @inlinable
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse made smaller at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all edges.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
