internal import CanopyGraph

extension View {
  /// Sets an environment value for this view and its descendants.
  ///
  /// The path may lead into a value, such as `\.theme.accent`. The rest of the value is still inherited.
  @inlinable @inline(__always)
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes an environment value for this view and its descendants, starting from the inherited value.
  ///
  /// ```swift
  /// Card().transformEnvironment(\.lineLimit) { limit in limit = min(limit ?? 3, 3) }
  /// ```
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Sets the value at a key path of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The path to the value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value to set.
  public var value: Value

  @inlinable
  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

@MainActor
extension _EnvironmentKeyWritingModifier: EnvironmentSetting {
  @usableFromInline package var name: String {
    SetterAnswer.giving(value) { "environment(\(readableName(of: keyPath)))" }
  }

  @inlinable
  package func set(in values: inout EnvironmentValues) {
    // Captured separately, because a closure that captures the modifier would look up its type.
    let (keyPath, value) = (keyPath, value)
    SetterAnswer.giving(value) { values[keyPath: keyPath] = value }
  }

  @usableFromInline package var dependsOnEnvironment: Bool { !SetterPlan.of(keyPath, value).isPlain }

  @usableFromInline package var redirects: Bool { (keyPath as AnyKeyPath) == (\EnvironmentValues.self as AnyKeyPath) }
}

/// Changes the value at a key path of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
  /// The path to the value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The closure that changes the value.
  public var transform: (inout Value) -> Void
}

@MainActor
extension _EnvironmentKeyTransformModifier: EnvironmentSetting {
  @usableFromInline package var name: String { "transformEnvironment(\(readableName(of: keyPath)))" }

  @usableFromInline
  package func set(in values: inout EnvironmentValues) {
    guard redirects else { return transform(&values[keyPath: keyPath]) }
    // The closure receives a snapshot. Values that it doesn't replace are still inherited.
    var whole = values.captured
    let capture = whole.capture
    transform(&whole[keyPath: keyPath])
    if whole.capture === capture { values.own = whole.own } else { values = whole }
  }

  @usableFromInline package var dependsOnEnvironment: Bool { true }

  @usableFromInline package var redirects: Bool { (keyPath as AnyKeyPath) == (\EnvironmentValues.self as AnyKeyPath) }
}
