public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A container that arranges views in a vertical line, and creates views as they become visible.
///
/// ```swift
/// ScrollView {
///   LazyVStack {
///     ForEach(messages) { MessageRow($0) }
///   }
/// }
/// ```
///
/// It takes the full proposed width. Rows that are out of sight aren't in the view tree, but their state is kept as long as
/// their identifiers are in the data.
public struct LazyVStack<Content: View> {
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
