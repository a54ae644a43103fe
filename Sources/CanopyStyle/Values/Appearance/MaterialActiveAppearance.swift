/// When materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Choice { case automatic, active, inactive, matchWindow }
  private let choice: Choice

  /// Decides by where the material is used.
  public static let automatic = MaterialActiveAppearance(choice: .automatic)

  /// Always looks active.
  public static let active = MaterialActiveAppearance(choice: .active)

  /// Never looks active.
  public static let inactive = MaterialActiveAppearance(choice: .inactive)

  /// Looks active while the window does.
  public static let matchWindow = MaterialActiveAppearance(choice: .matchWindow)
}
