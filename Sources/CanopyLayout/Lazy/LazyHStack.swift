public import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views from the leading to the trailing edge, and makes the rows of each `ForEach` only where they are to be seen.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack {
///     ForEach(covers) { CoverView($0) }
///   }
/// }
/// ```
///
/// It takes all the room across that it is offered. Rows that are out of sight aren't in the view tree, but their state is
/// kept as long as their identifiers are in the data.
public struct LazyHStack<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  ///
  /// - Parameter pinnedViews: What stays to be seen of a `Section` while the rest of it is scrolled.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, items: nil)
    self.content = content()
  }
}

@MainActor
extension LazyHStack: View, ContainerView {}
