import SwiftUI
import Testing

/// Values that labels read.
@MainActor @Suite struct LabelValuesTests {
  @Test func labelsVisibilityIsInherited() throws {
    try expectFlow(of: \.labelsVisibility, default: .automatic, host: .visible, subtree: .hidden)
  }

  @Test func labelsHiddenSetsLabelsVisibility() throws {
    #expect(try seen(\.labelsVisibility) { $0.labelsHidden() } == .hidden)
    #expect(try seen(\.labelsVisibility) { $0.labelsVisibility(.visible).labelsHidden() } == .visible)
  }

  @Test func labelSpacingAndIconWidthAreInherited() throws {
    try expectFlow(of: \.labelIconToTitleSpacing, default: nil, host: 4, subtree: 8)
    try expectFlow(of: \.labelReservedIconWidth, default: nil, host: 20, subtree: nil)
    #expect(try seen(\.labelIconToTitleSpacing) { $0.labelIconToTitleSpacing(3) } == 3)
    #expect(try seen(\.labelReservedIconWidth) { $0.labelReservedIconWidth(30) } == 30)
  }
}
