internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A description of a column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// An item with an adaptive size creates as many columns or rows as fit.
public struct GridItem: Sendable {
  /// The size of a column or row across the direction in which the grid grows.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the length that fixed items leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into the share of one flexible item, each with a length within the limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next column or row; nil for the default distance.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates a grid item.
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
  ///   - columns: The items that describe the columns.
  ///   - alignment: The alignment of the columns in the width of the grid, and of views in their cells.
  ///   - spacing: The vertical distance between views; nil for the default distance.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: A view builder that returns the views of the grid.
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
  ///   - rows: The items that describe the rows.
  ///   - alignment: The alignment of the rows in the height of the grid, and of views in their cells.
  ///   - spacing: The horizontal distance between views; nil for the default distance.
  ///   - pinnedViews: The parts of a `Section` that stay visible while its rows scroll.
  ///   - content: A view builder that returns the views of the grid.
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
