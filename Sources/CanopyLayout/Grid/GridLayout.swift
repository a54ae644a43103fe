internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views in rows and columns, as `Grid` does: a layout of its own, to be exchanged for others by `AnyLayout`.
@frozen public struct GridLayout: Layout {
  /// How views are lined up in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil is as views wish.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil is as views wish.
  public var verticalSpacing: CGFloat?

  /// Arranges views in rows and columns.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: TypedLayout(self, isSteady: true)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: TypedLayout<Self>.self).update(self, isSteady: true, of: element)
  }

  /// The size that the grid takes when it is offered `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    GridArrangement(self, subviews.nodes, proposal).size
  }

  /// Puts each view into its cell.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    GridArrangement(self, subviews.nodes, proposal).place(in: bounds)
  }
}

extension GridLayout: SteadyLayout {}
