/// The visual prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// A low prominence, for information that requires no action, such as counts.
  public static let decreased = BadgeProminence(level: .decreased)

  /// The usual prominence.
  public static let standard = BadgeProminence(level: .standard)

  /// A high prominence, for information that requires the user's attention.
  public static let increased = BadgeProminence(level: .increased)
}
