internal import CanopyCore
public import CanopyDrawing
public import CanopyLayout
internal import CanopyStyle
public import Foundation

/// The largest circle that fits, centered in the rectangle.
@frozen public struct Circle: InsettableShape {
  /// Creates a circle.
  @inlinable
  nonisolated public init() {}

  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }

  /// Returns a square that fits the proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let length =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
      }
    return CGSize(width: length, height: length)
  }

  /// Returns the circle inset at each edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits, centered in the rectangle.
  nonisolated public static var circle: Circle { Circle() }
}

extension CGRect {
  /// The largest square in the middle.
  fileprivate var middleSquare: CGRect {
    let length = min(width, height)
    return CGRect(x: midX - length / 2, y: midY - length / 2, width: length, height: length)
  }
}
