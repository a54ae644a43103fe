public import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views in columns, line by line, and makes those of each `ForEach` only where they are to be seen.
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

  /// Arranges the views that `content` builds.
  ///
  /// - Parameters:
  ///   - columns: How the width is divided.
  ///   - alignment: Where the columns are, if they do not take all the room, and where views are in them.
  ///   - spacing: The distance between lines; nil is the usual distance.
  ///   - pinnedViews: What stays to be seen of a `Section` while the rest of it is scrolled.
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
