public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A container that arranges views in a grid that grows horizontally, and creates views as they become visible.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
///     ForEach(photos) { PhotoView($0) }
///   }
/// }
/// ```
public struct LazyHGrid<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The sizes of the rows.
  ///   - alignment: The alignment of the grid in its frame, and of views in their cells.
  ///   - spacing: The distance between lines; nil for the default.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: Builds the views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews, items: rows)
    self.content = content()
  }
}

@MainActor
extension LazyHGrid: View, ContainerView {}
