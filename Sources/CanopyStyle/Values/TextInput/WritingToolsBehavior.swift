/// The extent to which writing tools may change the text of a text field.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Choice { case automatic, complete, limited, disabled }
  private let choice: Choice

  /// Depends on the field.
  public static let automatic = WritingToolsBehavior(choice: .automatic)

  /// Writing tools may change the text in place.
  public static let complete = WritingToolsBehavior(choice: .complete)

  /// Writing tools may show their text separately from the field.
  public static let limited = WritingToolsBehavior(choice: .limited)

  /// Writing tools aren't offered.
  public static let disabled = WritingToolsBehavior(choice: .disabled)
}
