extension View {
  /// Sends a value up the tree, instead of what views inside send.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that views inside send up the tree.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Does something with the value that views inside send up, when they appear and after updates that change it.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Sends a value up the tree.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The value.
  public var value: Key.Value
}

/// Changes a value on its way up the tree.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// Changes the value.
  public var transform: (inout Key.Value) -> Void
}

/// Does something with a value that came up the tree.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  /// The action.
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
