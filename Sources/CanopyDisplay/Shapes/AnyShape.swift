internal import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// A shape of any type.
@frozen public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// As the shape says.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
