internal import CanopyCore

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

/// A modifier that sets an environment value with a separate key path per axis, for some of the axes.
struct AxisSetting<Value> {
  /// The name of the modifier in descriptions of the view tree.
  let name: String
  let value: Value
  let axes: Axis.Set
  let horizontal: WritableKeyPath<EnvironmentValues, Value>
  let vertical: WritableKeyPath<EnvironmentValues, Value>
}

extension AxisSetting: EnvironmentSetting {
  func set(in values: inout EnvironmentValues) {
    if axes.contains(.horizontal) { values[keyPath: horizontal] = value }
    if axes.contains(.vertical) { values[keyPath: vertical] = value }
  }
}
