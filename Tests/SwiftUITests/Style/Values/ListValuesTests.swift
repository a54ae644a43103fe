import SwiftUI
import Testing

/// Values that lists read.
@MainActor @Suite struct ListValuesTests {
  @Test func minimumRowAndHeaderHeightsAreInherited() throws {
    try expectFlow(of: \.defaultMinListRowHeight, default: 44, host: 30, subtree: 60)
    try expectFlow(of: \.defaultMinListHeaderHeight, default: nil, host: 20, subtree: 40)
  }

  @Test func headerProminenceIsInherited() throws {
    try expectFlow(of: \.headerProminence, default: .standard, host: .increased, subtree: .standard)
    #expect(try seen(\.headerProminence) { $0.headerProminence(.increased) } == .increased)
  }

  @Test func sidebarRowSizeIsInherited() throws {
    try expectFlow(of: \.sidebarRowSize, default: .medium, host: .small, subtree: .large)
  }
}
