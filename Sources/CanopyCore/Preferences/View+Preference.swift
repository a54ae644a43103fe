extension View {
  /// Sets a value for the given preference, which replaces the values that views inside set.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Applies a transformation to a preference value that views inside set.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Adds an action to perform with the preference value of the views inside, when they appear and after updates that
  /// change it.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// A modifier that sets a preference value.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The preference value.
  public var value: Key.Value
}

/// A modifier that transforms a preference value on its way up the tree.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// The closure that transforms the value.
  public var transform: (inout Key.Value) -> Void
}

/// A modifier that performs an action with a preference value.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  /// The action, which receives the value.
  public var action: (Key.Value) -> Void
}

@MainActor
extension _PreferenceWritingModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> PreferenceSetting<Key> {
    let value = value
    return PreferenceSetting(context) { $0 = value }
  }

  package func update(_ source: PreferenceSetting<Key>) {
    let value = value
    source.update { $0 = value }
  }
}

@MainActor
extension _PreferenceTransformModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> PreferenceSetting<Key> {
    PreferenceSetting(context, transform)
  }

  package func update(_ source: PreferenceSetting<Key>) { source.update(transform) }
}

@MainActor
extension _PreferenceActionModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> PreferenceAction<Key> { PreferenceAction(action, context) }
  package func update(_ source: PreferenceAction<Key>) { source.action = action }
}
