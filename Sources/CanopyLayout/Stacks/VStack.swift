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
  /// The distance between views; nil to use their preferred distances.
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

  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(stack) { StackContainer($0) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(StackContainer.self, with: stack) { $0.update($1, of: element) }
  }

  /// Creates the cache for new views.
  public func makeCache(subviews: Subviews) -> Cache {
    onMainActor(with: (stack, subviews)) { Cache(stack: $0.makeCache($1.nodes)) }
  }

  /// Returns the preferred distances of the views at the edges of the stack.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    onMainActor(with: (stack, subviews)) { $0.spacing($1.nodes) }
  }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    onMainActor(changing: &cache, with: (stack, subviews)) { $1.0.sizeThatFits(proposal, $1.1.nodes, &$0.stack) }
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    onMainActor(changing: &cache, with: (stack, subviews)) { $1.0.place($1.1.nodes, proposal, in: bounds, &$0.stack) }
  }
}

extension VStackLayout: SteadyLayout, _ContainerArrangement {}
