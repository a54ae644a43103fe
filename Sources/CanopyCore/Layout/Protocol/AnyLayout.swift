internal import CanopyGraph
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
  private let box: AnyLayoutBox

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  /// What the layout keeps.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: ObjectIdentifier
  }

  /// Makes what is kept, for new views.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Brings what is kept up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    use(&cache, subviews) { $0.updateCache(&$1, subviews) }
  }

  /// How far others are to stay away from the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    use(&cache, subviews) { $0.spacing(subviews, &$1) }
  }

  /// The size that the container takes when it is offered `proposal`.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    use(&cache, subviews) { $0.sizeThatFits(proposal, subviews, &$1) }
  }

  /// Puts each view somewhere in `bounds`.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    use(&cache, subviews) { $0.place(bounds, proposal, subviews, &$1) }
  }

  /// Where a guide of the container is, from its leading edge.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    use(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// Where a guide of the container is, from its top.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    use(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// What was kept for a layout of another type is of no use.
  private func use<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (AnyLayoutBox, inout Any) -> Result
  ) -> Result {
    if cache.type != box.type { cache = makeCache(subviews: subviews) }
    return body(box, &cache.value)
  }
}

/// A layout whose type only it knows.
private class AnyLayoutBox: Equatable {
  var type: ObjectIdentifier { fatalError(Self.message) }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { fatalError(Self.message) }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError(Self.message) }
  func isEqual(to other: AnyLayoutBox) -> Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }

  static func == (first: AnyLayoutBox, second: AnyLayoutBox) -> Bool { first.isEqual(to: second) }

  private static var message: String { "Every layout is in a LayoutBox, which overrides this." }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var type: ObjectIdentifier { ObjectIdentifier(L.self) }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: type)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func isEqual(to other: AnyLayoutBox) -> Bool {
    guard let other = other as? LayoutBox<L> else { return false }
    return areEqual(layout, other.layout)
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
    guard var typed = cache as? L.Cache else { preconditionFailure("What is kept is that of the layout.") }
    let result = body(&typed)
    cache = typed
    return result
  }
}
