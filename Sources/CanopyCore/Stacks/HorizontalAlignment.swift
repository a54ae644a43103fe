/// How views beside or behind each other are lined up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  /// Leading edges are in line.
  public static let leading = HorizontalAlignment(name: "leading")
  /// Centres are in line.
  public static let center = HorizontalAlignment(name: "center")
  /// Trailing edges are in line.
  public static let trailing = HorizontalAlignment(name: "trailing")
}
