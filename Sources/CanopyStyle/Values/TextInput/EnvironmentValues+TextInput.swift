public import CanopyCore

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is disabled for text input.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// A Boolean value that indicates whether autocorrection is disabled for text input, or nil for the system's default.
  ///
  /// This is the older form of `autocorrectionDisabled`. Both properties share one value.
  @Entry public var disableAutocorrection: Bool?

  /// The character to which an insertion point between two characters belongs.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic

  /// The shape of the borders of text fields.
  @Entry public package(set) var textInputBorderShape: TextInputBorderShape = .automatic

  /// The extent to which writing tools may change text in text fields, or nil for the default of the field.
  @Entry public package(set) var writingToolsBehavior: WritingToolsBehavior?

  /// The context for finding text in this view, or nil if none is set.
  @Entry public package(set) var findContext: FindContext?
}
