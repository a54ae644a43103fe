public import CanopyCore

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
