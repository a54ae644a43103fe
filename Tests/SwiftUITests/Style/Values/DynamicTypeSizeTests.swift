import CanopyTesting
import SwiftUI
import Testing

/// The size of text that the user wants, and its limits.
@MainActor @Suite struct DynamicTypeSizeTests {
  @Test func dynamicTypeSizeIsInherited() throws {
    try expectFlow(of: \.dynamicTypeSize, default: .large, host: .xSmall, subtree: .accessibility5)
    #expect(try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(.small).dynamicTypeSize(.xLarge) } == .small)
  }

  @Test func dynamicTypeSizesAreOrdered() {
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
      .accessibility3, .accessibility4, .accessibility5,
    ]
    #expect(DynamicTypeSize.allCases == sizes)
    #expect(sizes.shuffled().sorted() == sizes)
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func rangeLimitsTheInheritedTypeSize(size: DynamicTypeSize) throws {
    let both = try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(size) }
    #expect(both == min(max(size, .medium), .xLarge))
    let upper = try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(size) }
    #expect(upper == min(size, .xLarge))
    let lower = try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(DynamicTypeSize.medium...).dynamicTypeSize(size) }
    #expect(lower == max(size, .medium))
    let open = try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(.medium ..< .xLarge).dynamicTypeSize(size) }
    #expect(open == min(max(size, .medium), .large))
  }

  @Test func emptyRangeDoesNotLimitTheTypeSize() throws {
    #expect(try seen(\.dynamicTypeSize) { $0.dynamicTypeSize(.small ..< .small) } == .large)
  }

  @Test func readersRunOnlyIfTheLimitedTypeSizeChanges() {
    let screen = TestScreen { ValueReader(\.dynamicTypeSize).dynamicTypeSize(...DynamicTypeSize.xLarge) }
    screen.environment.dynamicTypeSize = .xxLarge
    screen.update()
    #expect(screen.texts == ["xLarge"])
    screen.resetCounts()
    screen.environment.dynamicTypeSize = .accessibility3
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<DynamicTypeSize>.self) == 0)
    screen.environment.dynamicTypeSize = .small
    screen.update()
    #expect(screen.texts == ["small"])
  }
}
