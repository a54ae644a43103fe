internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import Foundation

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a length at each edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in an inset rectangle.
struct ShrunkShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated func inset(by amount: CGFloat) -> ShrunkShape { ShrunkShape(base: base, amount: self.amount + amount) }
}

extension CGRect {
  /// Returns the rectangle inset at each edge. If there isn't enough room, it is empty and keeps its center.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
