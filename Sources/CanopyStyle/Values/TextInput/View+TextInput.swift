public import CanopyCore

extension View {
  /// Disables autocorrection for text input in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    setting(\.autocorrectionDisabled, disable)
  }

  /// Disables autocorrection for text input in this view: the older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    setting(\.disableAutocorrection, disable)
  }

  /// Sets the character to which an insertion point between two characters belongs.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    setting(\.textSelectionAffinity, affinity)
  }

  /// Sets the shape of the borders of text fields in this view.
  nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    setting(\.textInputBorderShape, shape)
  }

  /// Sets the extent to which writing tools may change text in this view.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    setting(\.writingToolsBehavior, behavior)
  }
}
