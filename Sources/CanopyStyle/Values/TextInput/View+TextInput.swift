public import CanopyCore

extension View {
  /// Says whether what the user types in this view is left uncorrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    setting(\.autocorrectionDisabled, disable)
  }

  /// Says whether what the user types in this view is left uncorrected: the older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    setting(\.disableAutocorrection, disable)
  }

  /// Says which of two characters an insertion point between them belongs to.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    setting(\.textSelectionAffinity, affinity)
  }

  /// Sets the shape of the border around fields for text in this view.
  nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    setting(\.textInputBorderShape, shape)
  }

  /// Says how far tools that rewrite texts may go in this view.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    setting(\.writingToolsBehavior, behavior)
  }
}
