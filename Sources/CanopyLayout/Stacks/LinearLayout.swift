internal import CanopyAnimation
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A public layout that arranges views in a line, as a ``StackLayout`` does: `HStackLayout` or `VStackLayout`.
protocol LinearLayout: SteadyLayout, _ContainerArrangement where Cache: LinearLayoutCache {
  static var axis: Axis { get }
  /// The guide by which views are aligned across the axis.
  var guide: AlignmentGuide { get }
  var spacing: CGFloat? { get }
}

/// The cache of a ``LinearLayout``, each of which has a public type of its own.
protocol LinearLayoutCache {
  var stack: StackCache { get set }
  init(stack: StackCache)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LinearLayout {
  private var stack: StackLayout { StackLayout(axis: Self.axis, guide: guide, spacing: spacing) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(stack) { StackContainer($0) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(StackContainer.self, with: stack) { $0.update($1, of: element) }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    onMainActor(with: (stack, subviews)) { Cache(stack: $0.makeCache($1.nodes)) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    onMainActor(with: (stack, subviews)) { $0.spacing($1.nodes) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    onMainActor(changing: &cache, with: (stack, subviews)) { $1.0.sizeThatFits(proposal, $1.1.nodes, &$0.stack) }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    onMainActor(changing: &cache, with: (stack, subviews)) { $1.0.place($1.1.nodes, proposal, in: bounds, &$0.stack) }
  }
}
