internal import CanopyStyle
public import CanopyCore
public import Foundation

/// One column of a `LazyVGrid` or one row of a `LazyHGrid`, or as many as fit.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// A share of the available length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of a minimum length as fit into the share of a flexible one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item; nil for the default.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil for that of the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

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
