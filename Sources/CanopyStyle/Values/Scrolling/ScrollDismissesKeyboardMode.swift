/// How scrolling puts the keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Sendable {
  package enum Kind: Sendable { case automatic, immediately, interactively, never }
  package let kind: Kind

  /// Decides by where the content is.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)

  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)

  /// As the finger pulls it down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)

  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}
