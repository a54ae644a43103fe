import SwiftUI
import Testing

/// Values that controls read.
@MainActor @Suite struct ControlValuesTests {
  @Test func controlSizeIsInherited() throws {
    try expectFlow(of: \.controlSize, default: .regular, host: .large, subtree: .mini)
    #expect(try seen(\.controlSize) { $0.controlSize(.small).controlSize(.large) } == .small)
    #expect(ControlSize.allCases == [.mini, .small, .regular, .large, .extraLarge])
  }

  @Test func controlActiveStateIsInherited() throws {
    try expectFlow(of: \.controlActiveState, default: .key, host: .inactive, subtree: .active)
    #expect(ControlActiveState.allCases == [.key, .active, .inactive])
  }

  @Test func buttonRepeatBehaviorIsInherited() throws {
    try expectFlow(of: \.buttonRepeatBehavior, default: .automatic, host: .enabled, subtree: .disabled)
    #expect(try seen(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(.enabled) } == .enabled)
  }

  @Test func buttonSizingIsInherited() throws {
    try expectFlow(of: \.buttonSizing, default: .automatic, host: .flexible, subtree: .fitted)
    #expect(try seen(\.buttonSizing) { $0.buttonSizing(.flexible) } == .flexible)
  }

  @Test func badgeProminenceIsInherited() throws {
    try expectFlow(of: \.badgeProminence, default: .standard, host: .increased, subtree: .decreased)
    #expect(try seen(\.badgeProminence) { $0.badgeProminence(.decreased) } == .decreased)
  }

  @Test func springLoadingBehaviorIsInherited() throws {
    try expectFlow(of: \.springLoadingBehavior, default: .automatic, host: .enabled, subtree: .disabled)
    #expect(try seen(\.springLoadingBehavior) { $0.springLoadingBehavior(.disabled) } == .disabled)
  }

  @Test func menuIndicatorVisibilityIsInherited() throws {
    try expectFlow(of: \.menuIndicatorVisibility, default: .automatic, host: .visible, subtree: .hidden)
    #expect(try seen(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == .hidden)
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }

  @Test func menuOrderIsInherited() throws {
    try expectFlow(of: \.menuOrder, default: .automatic, host: .fixed, subtree: .priority)
    #expect(try seen(\.menuOrder) { $0.menuOrder(.fixed) } == .fixed)
  }

  @Test func navigationLinkIndicatorVisibilityIsInherited() throws {
    try expectFlow(of: \.navigationLinkIndicatorVisibility, default: .automatic, host: .visible, subtree: .hidden)
    let visibility = try seen(\.navigationLinkIndicatorVisibility) { $0.navigationLinkIndicatorVisibility(.hidden) }
    #expect(visibility == .hidden)
  }
}
