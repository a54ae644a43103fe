/// The way scrolling dismisses the on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  package enum Kind: Sendable { case automatic, immediately, interactively, never }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)

  /// Dismisses the keyboard as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)

  /// Lets the user pull the keyboard down while scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)

  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}
