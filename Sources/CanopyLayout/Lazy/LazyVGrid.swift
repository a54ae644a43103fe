public import CanopyCore
internal import CanopyStyle
public import Foundation

/// A container that arranges views in a grid that grows vertically, and creates views as they become visible.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { PhotoView($0) }
///   }
/// }
/// ```
public struct LazyVGrid<Content: View> {
  @usableFromInline var layout: LazyArrangement
  @usableFromInline var content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The sizes of the columns.
  ///   - alignment: The alignment of the grid in its frame, and of views in their cells.
  ///   - spacing: The distance between lines; nil for the default.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: Builds the views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews, items: columns)
    self.content = content()
  }
}

@MainActor
extension LazyVGrid: View, ContainerView {}
