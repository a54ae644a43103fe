internal import CanopyCore

/// Sets a value that each axis has its own of, for some of the axes.
struct AxisSetting<Value> {
  /// What the modifier is called in explanations.
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
