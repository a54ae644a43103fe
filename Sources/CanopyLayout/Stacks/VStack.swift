internal import CanopyAnimation
internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A container that arranges views in a vertical line.
public struct VStack<Content: View> {
  @usableFromInline var layout: VStackLayout
  @usableFromInline var content: Content

  /// Creates a vertical stack.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

@MainActor
extension VStack: View, ContainerView {}

/// A layout that arranges views in a vertical line, as `VStack` does, for use with `AnyLayout`.
@frozen public struct VStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil for their preferences.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cache of the layout.
  public struct Cache {
    var stack: StackCache
  }

  /// The properties of the layout.
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

  /// Creates the cache for new views.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews.nodes)) }

  /// Returns the preferences of the views at the edges of the stack.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews.nodes) }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.sizeThatFits(proposal, subviews.nodes, &cache.stack)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.place(subviews.nodes, proposal, in: bounds, &cache.stack)
  }
}

extension VStackLayout: SteadyLayout, _ContainerArrangement {}
