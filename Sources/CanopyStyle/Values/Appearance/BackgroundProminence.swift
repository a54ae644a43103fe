/// How much the background under a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Level { case standard, increased }
  private let level: Level

  /// An ordinary background.
  public static let standard = BackgroundProminence(level: .standard)

  /// One that stands out, such as that of a selected row.
  public static let increased = BackgroundProminence(level: .increased)
}
