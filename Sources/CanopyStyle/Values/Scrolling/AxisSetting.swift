internal import CanopyCore

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
