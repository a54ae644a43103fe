/// The behavior of a control when the user holds a dragged item over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Choice { case automatic, enabled, disabled }
  private let choice: Choice

  /// Depends on the control.
  public static let automatic = SpringLoadingBehavior(choice: .automatic)

  /// The control performs its action when a dragged item pauses over it.
  public static let enabled = SpringLoadingBehavior(choice: .enabled)

  /// The control ignores dragged items that pause over it.
  public static let disabled = SpringLoadingBehavior(choice: .disabled)
}
