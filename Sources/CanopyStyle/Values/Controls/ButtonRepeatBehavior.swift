/// The behavior of a button while the user holds it down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Depends on the context of the button.
  public static let automatic = ButtonRepeatBehavior(choice: .automatic)

  /// The button repeats its action while it is held down.
  public static let enabled = ButtonRepeatBehavior(choice: .enabled)

  /// The button performs its action once.
  public static let disabled = ButtonRepeatBehavior(choice: .disabled)
}
