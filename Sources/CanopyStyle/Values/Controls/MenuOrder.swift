/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private enum Choice { case automatic, priority, fixed }
  private let choice: Choice

  /// Decides by how the menu is shown.
  public static let automatic = MenuOrder(choice: .automatic)

  /// Puts the first items next to where the menu was opened.
  public static let priority = MenuOrder(choice: .priority)

  /// From top to bottom, as they are written.
  public static let fixed = MenuOrder(choice: .fixed)
}
