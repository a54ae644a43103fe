/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private enum Choice { case automatic, priority, fixed }
  private let choice: Choice

  /// Depends on the way the menu is presented.
  public static let automatic = MenuOrder(choice: .automatic)

  /// The first items are closest to the point where the menu opens.
  public static let priority = MenuOrder(choice: .priority)

  /// The items keep their order in code, from top to bottom.
  public static let fixed = MenuOrder(choice: .fixed)
}
