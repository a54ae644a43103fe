/// A horizontal or vertical direction.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The type of the elements of the set.
    public typealias Element = Axis.Set

    /// The axes as bits.
    public let rawValue: Int8

    /// Creates a set of axes from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << 0)

    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
