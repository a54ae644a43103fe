/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Choice { case automatic, fitted, flexible }
  private let choice: Choice

  /// Decides by where the button is.
  public static let automatic = ButtonSizing(choice: .automatic)

  /// As wide as the label needs.
  public static let fitted = ButtonSizing(choice: .fitted)

  /// As wide as there is room.
  public static let flexible = ButtonSizing(choice: .flexible)
}
