/// Where the tabs of a tab view are.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Place { case topBar, bottomBar, sidebar, pageIndicator, ornament }
  private let place: Place

  /// In a bar at the top.
  public static let topBar = TabBarPlacement(place: .topBar)

  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(place: .bottomBar)

  /// In a list at the side.
  public static let sidebar = TabBarPlacement(place: .sidebar)

  /// In a row of dots, one for each page.
  public static let pageIndicator = TabBarPlacement(place: .pageIndicator)

  /// Beside the window.
  public static let ornament = TabBarPlacement(place: .ornament)
}
