/// The way a button determines its width.
public struct ButtonSizing: Hashable, Sendable {
  private enum Choice { case automatic, fitted, flexible }
  private let choice: Choice

  /// Depends on the context of the button.
  public static let automatic = ButtonSizing(choice: .automatic)

  /// The button is as wide as its label.
  public static let fitted = ButtonSizing(choice: .fitted)

  /// The button fills the available width.
  public static let flexible = ButtonSizing(choice: .flexible)
}
