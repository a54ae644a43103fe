import CanopyTesting
import SwiftUI
import Testing

/// The older form of the size of text.
@MainActor @Suite struct ContentSizeCategoryTests {
  @Test func sizeCategoryIsInherited() throws {
    try expectFlow(of: \.sizeCategory, default: .large, host: .extraSmall, subtree: .accessibilityMedium)
  }

  @Test func sizeCategoryAndDynamicTypeSizeShareOneValue() {
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var values = EnvironmentValues()
      values.sizeCategory = category
      #expect(values.dynamicTypeSize == size)
      values = EnvironmentValues()
      values.dynamicTypeSize = size
      #expect(values.sizeCategory == category)
    }
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
  }

  @Test func sizeCategoryAndDynamicTypeSizeConvertInViews() throws {
    let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try seen(\.dynamicTypeSize) { $0.environment(\.sizeCategory, category) } == .accessibility5)
    #expect(try seen(\.sizeCategory) { $0.dynamicTypeSize(.xxLarge) } == .extraExtraLarge)
    #expect(try seen(\.sizeCategory) { $0.dynamicTypeSize(.small).environment(\.sizeCategory, category) } == .small)
  }

  @Test func changedSizeCategoryRunsReadersOfBothKeys() {
    let screen = TestScreen {
      ValueReader(\.dynamicTypeSize)
      ValueReader(\.sizeCategory)
    }
    screen.resetCounts()
    screen.environment.sizeCategory = .extraLarge
    screen.update()
    #expect(screen.bodyCount(of: ValueReader<DynamicTypeSize>.self) == 1)
    #expect(screen.bodyCount(of: ValueReader<ContentSizeCategory>.self) == 1)
    #expect(screen.texts == ["xLarge", "extraLarge"])
  }

  @Test func sizeCategoriesAreOrdered() {
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.small <= .small)
    #expect(ContentSizeCategory.accessibilityLarge > .extraExtraExtraLarge)
    #expect(ContentSizeCategory.accessibilityLarge >= .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }
}
