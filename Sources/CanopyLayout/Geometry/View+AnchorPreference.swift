public import CanopyCore

extension View {
  /// Sets a preference to a value that `transform` returns for an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { result, element in
        result = transform(Anchor(node: LayoutNode(element), source: value))
      })
  }

  /// Modifies a preference of the descendants with an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { result, element in
        transform(&result, Anchor(node: LayoutNode(element), source: value))
      })
  }
}

/// Sets or changes a preference with the element that it is attached to.
struct AnchorPreferenceModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value, ElementIndex) -> Void
}

@MainActor
extension AnchorPreferenceModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> PreferenceSetting<Key> { PreferenceSetting(context, at: transform) }
  func update(_ source: PreferenceSetting<Key>) { source.update(at: transform) }
}
