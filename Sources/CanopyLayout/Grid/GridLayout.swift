internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// A layout that arranges views in rows and columns, as `Grid` does, for use with `AnyLayout`.
@frozen public struct GridLayout: Layout {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The distance between columns; nil for the preferences of the views.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil for the preferences of the views.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
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

  /// Returns the size of the grid for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    GridArrangement(self, subviews.nodes, proposal).size
  }

  /// Places each view in its cell.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    GridArrangement(self, subviews.nodes, proposal).place(in: bounds)
  }
}

extension GridLayout: SteadyLayout {}
