import CanopyCore
import CanopyStyle
import CanopyText
import Foundation
import Testing

@testable import CanopyWeb

/// A person's preferences in the browser, as environment values.
@MainActor @Suite struct PageSettingsTests {
  private func values(_ change: (inout PageSettings) -> Void) -> EnvironmentValues {
    var (settings, values) = (PageSettings(), EnvironmentValues())
    values.locale = Locale(identifier: "fr_FR")
    values.timeZone = .gmt
    change(&settings)
    settings.set(in: &values)
    return values
  }

  @Test func theColorSchemeIsThatOfTheBrowser() {
    #expect(values { $0.isDark = true }.colorScheme == .dark)
    #expect(values { $0.isDark = false }.colorScheme == .light)
    #expect(values { $0.increasesContrast = true }.colorSchemeContrast == .increased)
    #expect(values { _ in }.colorSchemeContrast == .standard)
    #expect(values { $0.reducesMotion = true }.accessibilityReduceMotion)
  }

  @Test func theFirstLanguageDecides() {
    let values = values { $0.languages = ["de-DE", "en"] }
    #expect(values.locale.identifier == "de-DE")
    #expect(values.calendar.locale?.identifier == "de-DE")
  }

  @Test func withoutALanguageThatOfTheServerStays() {
    #expect(values { _ in }.locale.identifier == "fr_FR")
  }

  @Test(arguments: [
    ("ar", LayoutDirection.rightToLeft), ("he-IL", .rightToLeft), ("en", .leftToRight), ("", .leftToRight),
  ])
  func theLanguageHasItsDirection(language: String, direction: LayoutDirection) {
    #expect(values { $0.languages = [language] }.layoutDirection == direction)
  }

  @Test func theTimeZoneIsThatOfTheBrowserIfItIsKnown() {
    let known = values { $0.timeZone = "Asia/Tokyo" }
    #expect(known.timeZone.identifier == "Asia/Tokyo")
    #expect(known.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(values { $0.timeZone = "Mars/Olympus" }.timeZone == .gmt)
    #expect(values { _ in }.timeZone == .gmt)
  }

  @Test(
    arguments: [
      (16, .large), (0, .xSmall), (13, .xSmall), (15, .medium), (18, .xLarge), (20, .xxLarge), (25, .accessibility1),
      (32, .accessibility2), (1_000, .accessibility5),
    ] as [(Double, DynamicTypeSize)])
  func theFontSizeIsTheNearestTypeSize(fontSize: Double, size: DynamicTypeSize) {
    #expect(values { $0.fontSize = fontSize }.dynamicTypeSize == size)
  }
}
