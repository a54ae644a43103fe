import SwiftUI
import Testing

/// Values of the tab view around.
@MainActor @Suite struct TabValuesTests {
  @Test func tabBarPlacementIsInherited() throws {
    try expectFlow(of: \.tabBarPlacement, default: nil, host: .bottomBar, subtree: .sidebar)
    try expectFlow(of: \.tabViewBottomAccessoryPlacement, default: nil, host: .inline, subtree: .expanded)
  }

  @Test func tabSidebarValuesAreInherited() throws {
    try expectFlow(of: \.isTabBarShowingSections, default: false, host: true, subtree: false)
    try expectFlow(of: \.isTabViewSidebarAvailable, default: false, host: true, subtree: false)
  }
}

/// Values of the toolbar around.
@MainActor @Suite struct ToolbarValuesTests {
  @Test func toolbarLabelStyleIsInherited() throws {
    try expectFlow(of: \.toolbarLabelStyle, default: nil, host: .iconOnly, subtree: .titleAndIcon)
  }
}
