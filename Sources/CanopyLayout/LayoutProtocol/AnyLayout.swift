public import CanopyAnimation
internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// A type-erased layout.
///
/// If the layout is replaced by a layout of another type, the views move and keep their state.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { … }
/// ```
public struct AnyLayout: Layout {
  private var layout: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  private var isSteady: Bool { layout is any SteadyLayout }

  /// The animatable data of the layout. Between layouts of different types, nothing is interpolated.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: layout) }
    set {
      func changed(_ old: some Layout) -> any Layout { newValue.data(setIn: old) }
      layout = changed(layout)
    }
  }

  /// The axis of the stack, if the layout currently is one; nil for other layouts.
  var orientation: Axis? {
    func orientation<L: Layout>(of _: L) -> Axis? { L.layoutProperties.stackOrientation }
    return orientation(of: layout)
  }

  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { TypedLayout($0, isSteady: $0.isSteady) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(TypedLayout<Self>.self, with: self) { $0.update($1, isSteady: $1.isSteady, of: element) }
  }

  /// The cache of the layout.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Creates the cache for new views.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

  /// Updates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(any: &cache.value, subviews)
  }

  /// Returns the preferred distances to views beside the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(any: &cache.value, subviews)
  }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(any: &cache.value, proposal, subviews)
  }

  /// Places each view in the bounds of the container.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout._place(any: &cache.value, bounds, proposal, subviews)
  }

  /// Returns the explicit position of a horizontal guide of the container, from its leading edge.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout._guide(any: &cache.value, guide, bounds, proposal, subviews)
  }

  /// Returns the explicit position of a vertical guide of the container, from its top.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout._guide(any: &cache.value, guide, bounds, proposal, subviews)
  }
}

// Forwarding of the requirements with a type-erased cache.
extension Layout {
  fileprivate func updateCache(any cache: inout Any, _ subviews: LayoutSubviews) {
    _with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(any cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing {
    _with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func sizeThatFits(
    any cache: inout Any, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    _with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func _place(
    any cache: inout Any, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    _with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func _guide(
    any cache: inout Any, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    _with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func _guide(
    any cache: inout Any, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    _with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Calls `body` with the cache, which is replaced if it belongs to a layout of another type.
  private func _with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var typed = cache as? Cache ?? makeCache(subviews: subviews)
    cache = ()
    defer { cache = typed }
    return body(&typed)
  }
}

/// A container with a layout, as the result of `MyLayout() { … }`.
struct LayoutView<L: Layout, Content: View> {
  var layout: LayoutArrangement<L>
  var content: Content
}

/// A layout as the arrangement of a container.
struct LayoutArrangement<L: Layout>: _ContainerArrangement {
  let layout: L

  func _makeContainer() -> _LayoutContainer { layout._makeContainer() }
  func _update(_ container: _LayoutContainer, of element: UInt32) { layout._update(container, of: element) }
}

@MainActor
extension LayoutView: View, ContainerView {}
