/// The condition under which materials have their active appearance.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Choice { case automatic, active, inactive, matchWindow }
  private let choice: Choice

  /// Depends on where the material is used.
  public static let automatic = MaterialActiveAppearance(choice: .automatic)

  /// The material always has its active appearance.
  public static let active = MaterialActiveAppearance(choice: .active)

  /// The material never has its active appearance.
  public static let inactive = MaterialActiveAppearance(choice: .inactive)

  /// The material is active while its window is.
  public static let matchWindow = MaterialActiveAppearance(choice: .matchWindow)
}
