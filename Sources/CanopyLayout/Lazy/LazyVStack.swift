public import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views from top to bottom, and makes the rows of each `ForEach` only where they are to be seen.
///
/// ```swift
/// ScrollView {
///   LazyVStack {
///     ForEach(messages) { MessageRow($0) }
///   }
/// }
/// ```
///
/// It takes all the room across that it is offered. Rows that are out of sight aren't in the view tree, but their state is
/// kept as long as their identifiers are in the data.
public struct LazyVStack<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Arranges the views that `content` builds.
  ///
  /// - Parameter pinnedViews: What stays to be seen of a `Section` while the rest of it is scrolled.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, items: nil)
    self.content = content()
  }
}

@MainActor
extension LazyVStack: View, ContainerView {}
