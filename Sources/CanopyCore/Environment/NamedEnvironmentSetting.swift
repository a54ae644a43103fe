/// A modifier of the framework that sets an environment value, with its name in source code.
struct NamedEnvironmentSetting<Base: EnvironmentSetting> {
  let base: Base
  let modifier: StaticString
}

@MainActor
extension NamedEnvironmentSetting: EnvironmentSetting {
  var name: String { "\(modifier)" }
  func set(in values: inout EnvironmentValues) { base.set(in: &values) }
  var dependsOnEnvironment: Bool { base.dependsOnEnvironment }
  var redirects: Bool { base.redirects }
}

extension View {
  /// Sets an environment value, for a modifier that explanations refer to by its own name.
  nonisolated package func _setting<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, for modifier: StaticString = #function
  ) -> some View {
    self.modifier(
      NamedEnvironmentSetting(
        base: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value), modifier: modifier))
  }

  /// Changes an environment value, for a modifier that explanations refer to by its own name.
  nonisolated package func _changing<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, for modifier: StaticString = #function,
    _ transform: @escaping (inout V) -> Void
  ) -> some View {
    self.modifier(
      NamedEnvironmentSetting(
        base: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform), modifier: modifier))
  }
}
