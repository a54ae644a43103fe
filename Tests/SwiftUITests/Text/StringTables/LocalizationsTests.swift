@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct LocalizationsTests {
  private func best(_ names: [String], for locale: String, development: String? = nil) -> String? {
    Localizations(names, development: development).best(for: Locale(identifier: locale))
  }

  @Test func localizationMatchesTheLanguage() {
    #expect(best(["en", "fr", "de"], for: "fr_CA") == "fr")
    #expect(best(["en", "fr", "de"], for: "de") == "de")
  }

  @Test func localizationOfTheSameRegionIsPreferred() {
    #expect(best(["pt", "pt-BR", "pt-PT"], for: "pt_BR") == "pt-BR")
    #expect(best(["pt", "pt-BR"], for: "pt_PT") == "pt")
    #expect(best(["en", "pt-BR"], for: "pt_PT") == "pt-BR")
  }

  @Test func localizationMustHaveTheSameScript() {
    #expect(best(["en", "zh-Hans", "zh-Hant"], for: "zh_TW") == "zh-Hant")
    #expect(best(["en", "zh-Hans", "zh-Hant"], for: "zh_CN") == "zh-Hans")
    #expect(best(["en", "zh-Hans"], for: "zh_TW") == "en")
  }

  @Test func unsupportedLanguagesUseTheDevelopmentLocalization() {
    #expect(best(["de", "en", "fr"], for: "ja", development: "de") == "de")
    #expect(best(["de", "en", "fr"], for: "ja") == "en")
    #expect(best(["Base", "de", "en"], for: "ja") == "Base")
    #expect(best(["de", "fr"], for: "ja") == nil)
    #expect(best([], for: "en") == nil)
  }
}
