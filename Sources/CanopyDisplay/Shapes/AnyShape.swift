internal import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// A shape of any type.
@frozen public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The value of the wrapped shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The value of the wrapped shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
