public import CanopyCore

extension EnvironmentValues {
  /// Whether what the user types is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether what the user types is left uncorrected; nil leaves it to the system.
  ///
  /// This is the older form of `autocorrectionDisabled`. Both are one value: each shows what was set by the other.
  @Entry public var disableAutocorrection: Bool?

  /// Which of two characters an insertion point between them belongs to.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic

  /// The shape of the border around fields for text.
  @Entry public package(set) var textInputBorderShape: TextInputBorderShape = .automatic

  /// How far tools that rewrite texts may go in fields for text; nil leaves it to the field.
  @Entry public package(set) var writingToolsBehavior: WritingToolsBehavior?

  /// How the user finds text in this view; nil where that is not said.
  @Entry public package(set) var findContext: FindContext?
}
