public import CanopyCore

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

/// The placement of the bottom accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Inside the tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}

extension EnvironmentValues {
  /// The placement of the tabs of the tab view around this view, or nil outside of tab views.
  @Entry public package(set) var tabBarPlacement: TabBarPlacement?

  /// A Boolean value that indicates whether the tab view around this view shows its sections with all their tabs.
  @Entry public package(set) var isTabBarShowingSections: Bool = false

  /// A Boolean value that indicates whether the tab view around this view can show its tabs in a sidebar.
  @Entry public package(set) var isTabViewSidebarAvailable: Bool = false

  /// The placement of this bottom accessory of a tab view, or nil if the tab view doesn't determine one.
  @Entry public package(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
}

/// The label style of controls in a window's toolbar.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private enum Choice { case automatic, titleAndIcon, titleOnly, iconOnly }
  private let choice: Choice

  /// Depends on the host.
  public static let automatic = ToolbarLabelStyle(choice: .automatic)

  /// Shows title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(choice: .titleAndIcon)

  /// Shows only the title.
  public static let titleOnly = ToolbarLabelStyle(choice: .titleOnly)

  /// Shows only the icon.
  public static let iconOnly = ToolbarLabelStyle(choice: .iconOnly)
}

extension EnvironmentValues {
  /// The label style of controls in the window's toolbar, or nil outside of the toolbar.
  @Entry public package(set) var toolbarLabelStyle: ToolbarLabelStyle?
}
