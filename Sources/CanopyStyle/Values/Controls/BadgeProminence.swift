/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// Little: for numbers that need no action, such as counts.
  public static let decreased = BadgeProminence(level: .decreased)

  /// As usual.
  public static let standard = BadgeProminence(level: .standard)

  /// Much: for what the user should see to.
  public static let increased = BadgeProminence(level: .increased)
}
