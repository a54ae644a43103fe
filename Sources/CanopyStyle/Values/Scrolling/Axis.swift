/// A direction on the screen.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some of the directions.
  @frozen public struct Set: OptionSet, Sendable {
    /// The type of the elements: sets of one direction.
    public typealias Element = Axis.Set

    /// The directions as bits.
    public let rawValue: Int8

    /// Directions given as bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << 0)

    /// Up and down.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
