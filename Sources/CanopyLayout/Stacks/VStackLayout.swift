internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views from top to bottom, as `VStack` does: a layout of its own, to be exchanged for others by `AnyLayout`.
@frozen public struct VStackLayout: Layout {
  /// How views are lined up.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil is as they wish.
  public var spacing: CGFloat?

  /// Arranges views from top to bottom.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
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
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.guide, spacing: spacing) }

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

extension VStackLayout: SteadyLayout {}
