/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Decides by where the button is.
  public static let automatic = ButtonRepeatBehavior(choice: .automatic)

  /// Repeats.
  public static let enabled = ButtonRepeatBehavior(choice: .enabled)

  /// Acts once.
  public static let disabled = ButtonRepeatBehavior(choice: .disabled)
}
