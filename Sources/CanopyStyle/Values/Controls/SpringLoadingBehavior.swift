/// Whether a control acts when the user holds something dragged over it for a while.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Decides by the control.
  public static let automatic = SpringLoadingBehavior(choice: .automatic)

  /// Acts.
  public static let enabled = SpringLoadingBehavior(choice: .enabled)

  /// Does not act.
  public static let disabled = SpringLoadingBehavior(choice: .disabled)
}
