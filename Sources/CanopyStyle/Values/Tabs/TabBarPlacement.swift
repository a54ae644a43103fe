/// The placement of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Place { case topBar, bottomBar, sidebar, pageIndicator, ornament }
  private let place: Place

  /// In a bar at the top.
  public static let topBar = TabBarPlacement(place: .topBar)

  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(place: .bottomBar)

  /// In a sidebar.
  public static let sidebar = TabBarPlacement(place: .sidebar)

  /// In a row of dots, one for each page.
  public static let pageIndicator = TabBarPlacement(place: .pageIndicator)

  /// In an ornament beside the window.
  public static let ornament = TabBarPlacement(place: .ornament)
}
