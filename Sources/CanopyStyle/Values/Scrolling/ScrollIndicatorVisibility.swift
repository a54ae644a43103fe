/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, visible, hidden, never }
  package let kind: Kind

  /// Depends on the context.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)

  /// Shows indicators if the host permits it.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)

  /// Hides indicators, unless an input device such as a mouse requires them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)

  /// Hides indicators for all input devices.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}
