internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// A layout of any type.
///
/// Exchanging one for another moves the views, which stay what they are: their state is kept.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { … }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  private var isSteady: Bool { layout is any SteadyLayout }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: TypedLayout(self, isSteady: isSteady)) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: TypedLayout<Self>.self).update(self, isSteady: isSteady, of: element)
  }

  /// What the layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Makes what is kept, for new views.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

  /// Brings what is kept up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(any: &cache.value, subviews)
  }

  /// How far others are to stay away from the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(any: &cache.value, subviews)
  }

  /// The size that the container takes when it is offered `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(any: &cache.value, proposal, subviews)
  }

  /// Puts each view somewhere in `bounds`.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.place(any: &cache.value, bounds, proposal, subviews)
  }

  /// Where a guide of the container is, from its leading edge.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.guide(any: &cache.value, guide, bounds, proposal, subviews)
  }

  /// Where a guide of the container is, from its top.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(any: &cache.value, guide, bounds, proposal, subviews)
  }
}

// The requirements with what is kept hidden in an `Any`.
extension Layout {
  fileprivate func updateCache(any cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(any cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func sizeThatFits(
    any cache: inout Any, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    any cache: inout Any, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    any cache: inout Any, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    any cache: inout Any, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// What was kept by a layout of another type is of no use.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var typed = cache as? Cache ?? makeCache(subviews: subviews)
    cache = ()
    defer { cache = typed }
    return body(&typed)
  }
}
