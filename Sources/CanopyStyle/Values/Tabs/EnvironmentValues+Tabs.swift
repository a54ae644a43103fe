public import CanopyCore

extension EnvironmentValues {
  /// Where the tabs of the tab view around are; nil outside of tab views.
  @Entry public package(set) var tabBarPlacement: TabBarPlacement?

  /// Whether the tab view around shows its sections with all their tabs.
  @Entry public package(set) var isTabBarShowingSections: Bool = false

  /// Whether the tab view around can show its tabs at the side.
  @Entry public package(set) var isTabViewSidebarAvailable: Bool = false

  /// Where this accessory of a tab view is; nil where that says nothing.
  @Entry public package(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
}
