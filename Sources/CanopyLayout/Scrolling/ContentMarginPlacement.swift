/// The part of a scroll view to which a margin applies.
public struct ContentMarginPlacement: Equatable, Sendable {
  enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// The content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The scrolled content only.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// The scroll indicators only.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}
