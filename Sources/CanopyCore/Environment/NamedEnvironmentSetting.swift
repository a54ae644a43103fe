/// A modifier of the framework that sets an environment value, with its name in source code.
package struct NamedEnvironmentSetting<Base: EnvironmentSetting> {
  let base: Base
  let modifier: StaticString
}

@MainActor
extension NamedEnvironmentSetting: EnvironmentSetting {
  package var name: String { "\(modifier)" }
  package func set(in values: inout EnvironmentValues) { base.set(in: &values) }
  package var dependsOnEnvironment: Bool { base.dependsOnEnvironment }
  package var redirects: Bool { base.redirects }
}

extension View {
  /// Sets an environment value, for a modifier that explanations refer to by its own name.
  nonisolated package func _setting<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, for modifier: StaticString = #function
  ) -> ModifiedContent<Self, NamedEnvironmentSetting<_EnvironmentKeyWritingModifier<V>>> {
    // Not an opaque type, which generic views of other modules would have to look up each time their bodies run.
    self.modifier(
      NamedEnvironmentSetting(
        base: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value), modifier: modifier))
  }

  /// Changes an environment value, for a modifier that explanations refer to by its own name.
  nonisolated package func _changing<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, for modifier: StaticString = #function,
    _ transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, NamedEnvironmentSetting<_EnvironmentKeyTransformModifier<V>>> {
    self.modifier(
      NamedEnvironmentSetting(
        base: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform), modifier: modifier))
  }
}
