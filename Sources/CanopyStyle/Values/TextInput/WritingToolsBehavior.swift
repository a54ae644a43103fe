/// How far tools that rewrite texts may go in fields for text.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Choice { case automatic, complete, limited, disabled }
  private let choice: Choice

  /// Decides by the field.
  public static let automatic = WritingToolsBehavior(choice: .automatic)

  /// They may change the text in place.
  public static let complete = WritingToolsBehavior(choice: .complete)

  /// They may offer their text beside it.
  public static let limited = WritingToolsBehavior(choice: .limited)

  /// They are not offered.
  public static let disabled = WritingToolsBehavior(choice: .disabled)
}
