public import CanopyAnimation
public import CanopyCore
public import CanopyStyle
public import Foundation

/// A type that defines the geometry of a container: its size, and the position of each of its views.
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
/// Horizontal coordinates are measured from the leading edge, so the arrangement is mirrored in right-to-left environments.
public protocol Layout: Animatable {
  /// The type of the data that the layout stores between calls. The cache may be discarded at any time.
  associatedtype Cache = Void

  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as its axis.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for the views in a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the views in the container or their sizes have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred distances between the container and the views beside it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Assigns a position to each view in the bounds of the container.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the explicit position of a horizontal guide, from the container's leading edge; nil for the default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the explicit position of a vertical guide, from the container's top edge; nil for the default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  // These aren't inherited from `_ContainerArrangement`, so that a type of an app can conform conditionally.
  func _makeContainer() -> _LayoutContainer
  func _update(_ container: _LayoutContainer, of element: UInt32)
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the preferred distances of all views in the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Returns the combined position of the guide in the views that have an explicit position for it, or nil if there are none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    _combinedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// Returns the combined position of the guide in the views that have an explicit position for it, or nil if there are none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    _combinedGuide(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  private func _combinedGuide(
    _ guide: AlignmentGuide, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    onMainActor(changing: &cache, with: (self, subviews)) { cache, own in
      let (layout, subviews) = own
      guard guide.isBaseline || subviews.nodes.contains(where: { $0.hasGuides }) else { return nil }
      return Placing.combined(guide) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// Returns a container that arranges its content with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: LayoutArrangement(layout: self), content: content())
  }
}

extension Layout {
  public func _makeContainer() -> _LayoutContainer { _LayoutContainer(self) { TypedLayout($0) } }

  public func _update(_ container: _LayoutContainer, of element: UInt32) {
    container.update(TypedLayout<Self>.self, with: self) { $0.update($1, of: element) }
  }
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) -> Cache { () }
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout arranges views; nil for other layouts.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}

/// A layout whose size is steady if the sizes of its views are steady.
///
/// A size is steady if equal sizes for two proposals imply the same size for all proposals between them. The layout of an app
/// may return any size for any proposal, so it isn't considered steady. See `LayoutNode.isSteady`.
protocol SteadyLayout: Layout {}
