public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; or several of them, as many as there is room for.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// As wide as it says.
    case fixed(CGFloat)
    /// As wide as there is room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Several columns where a flexible one would be: as many of at least a width as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The distance to the next one; nil is the usual distance.
  public var spacing: CGFloat?
  /// Where views are in their cells; nil is as the grid says.
  public var alignment: Alignment?

  /// A column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
