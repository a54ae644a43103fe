/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, visible, hidden, never }
  package let kind: Kind

  /// Decides by where the content is.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)

  /// Shown, if the host lets them be shown.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)

  /// Hidden, unless the user needs them, because there is only a mouse.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)

  /// Hidden for all users.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}
