/// How views beside or behind each other are lined up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  /// Top edges are in line.
  public static let top = VerticalAlignment(name: "top")
  /// Centres are in line.
  public static let center = VerticalAlignment(name: "center")
  /// Bottom edges are in line.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The baselines of the topmost lines of text are in line.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The baselines of the bottommost lines of text are in line.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}
