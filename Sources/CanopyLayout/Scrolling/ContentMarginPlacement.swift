/// To what in a scroll view a margin applies.
public struct ContentMarginPlacement: Equatable, Sendable {
  enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// To all of it.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// To what is scrolled, and not to the scroll bars.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// To the scroll bars.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}
