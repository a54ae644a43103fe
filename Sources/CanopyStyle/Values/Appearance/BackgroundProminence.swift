/// The visual prominence of the background under a view.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Level { case standard, increased }
  private let level: Level

  /// The prominence of an ordinary background.
  public static let standard = BackgroundProminence(level: .standard)

  /// The prominence of a background that stands out, such as that of a selected row.
  public static let increased = BackgroundProminence(level: .increased)
}
