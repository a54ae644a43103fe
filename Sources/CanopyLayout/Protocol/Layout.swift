public import CanopyCore
public import CanopyStyle
public import Foundation

/// Arranges views: says how much room they take together, and where each of them goes.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: ProposedViewSize(size))
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
///
/// Diagonal() {
///   Text("one")
///   Text("two")
/// }
/// ```
///
/// Coordinates grow from the leading edge, and are mirrored where that is on the right.
public protocol Layout: Animatable, _ContainerArrangement {
  /// What is worth keeping between questions: makes nothing wrong if it is never used.
  associatedtype Cache = Void

  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// What the layout is like.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept, for new views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views or their sizes have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far others are to stay away from the container.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts each view somewhere in `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is, from its leading edge; nil where a container usually has it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is, from its top; nil where a container usually has it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The usual properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// As far as each of the views wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Where the views have the guide that set it by themselves, all together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// Where the views have the guide that set it by themselves, all together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  private func combinedGuide(
    _ guide: AlignmentGuide, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard guide.isBaseline || subviews.nodes.contains(where: \.hasGuides) else { return nil }
    return Placing.combined(guide) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A container that arranges the views that `content` builds.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Layout {
  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(layout: TypedLayout(self)) }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    unsafeDowncast(container.layout, to: TypedLayout<Self>.self).update(self, of: element)
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) -> Cache { () }
}
