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
