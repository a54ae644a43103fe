public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A container that arranges views in a horizontal line, and creates views as they become visible.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack {
///     ForEach(covers) { CoverView($0) }
///   }
/// }
/// ```
///
/// It takes the full proposed height. Rows that are out of sight aren't in the view tree, but their state is kept as long as
/// their identifiers are in the data.
public struct LazyHStack<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Creates a lazy stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack.
  ///   - spacing: The distance between views; nil for the default.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: Builds the views.
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
