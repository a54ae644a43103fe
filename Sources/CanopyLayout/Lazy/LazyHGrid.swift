public import CanopyCore
internal import CanopyStyle
public import Foundation

/// Arranges views in rows, line by line, and makes those of each `ForEach` only where they are to be seen.
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

  /// Arranges the views that `content` builds.
  ///
  /// - Parameters:
  ///   - rows: How the height is divided.
  ///   - alignment: Where the rows are, if they do not take all the room, and where views are in them.
  ///   - spacing: The distance between lines; nil is the usual distance.
  ///   - pinnedViews: What stays to be seen of a `Section` while the rest of it is scrolled.
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
