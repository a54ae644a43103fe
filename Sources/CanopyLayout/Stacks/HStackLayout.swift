internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views from the leading to the trailing edge, as `HStack` does: a layout of its own, to be exchanged for others by `AnyLayout`.
@frozen public struct HStackLayout: Layout {
  /// How views are lined up.
  public var alignment: VerticalAlignment
  /// The distance between views; nil is as they wish.
  public var spacing: CGFloat?

  /// Arranges views from the leading to the trailing edge.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the layout keeps.
  public struct Cache {
    var stack: StackCache
  }

  /// What the layout is like.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: StackLayout { StackLayout(axis: .horizontal, guide: alignment.guide, spacing: spacing) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: StackContainer(stack)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: StackContainer.self).update(stack, of: element)
  }

  /// Makes what is kept, for new views.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews.nodes)) }

  /// As far as the views at its edges wish.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews.nodes) }

  /// The size that the container takes when it is offered `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.sizeThatFits(proposal, subviews.nodes, &cache.stack)
  }

  /// Puts each view behind the one before.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(subviews.nodes, proposal, in: bounds, &cache.stack)
  }
}

extension HStackLayout: SteadyLayout {}
