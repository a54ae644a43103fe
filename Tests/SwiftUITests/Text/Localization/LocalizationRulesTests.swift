import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// Lookups and values in many languages, from right to left too.
@Suite struct LocalizationRulesTests {
  // MARK: Numbers

  @Test(arguments: [
    ("en_US", "-1,234,567"), ("de_DE", "-1.234.567"), ("de_CH", "-1’234’567"), ("hi_IN", "-12,34,567"),
    ("es_ES", "-1.234.567"),
  ])
  func integersAreGroupedByTheLocale(identifier: String, expected: String) {
    #expect(Text("\(-1_234_567)").resolved(in: .speaking(identifier)) == expected)
  }

  @Test(arguments: [("ar_EG", "٣ من ٥"), ("fa_IR", "۳ من ۵"), ("en_US", "3 من 5"), ("he_IL", "3 من 5")])
  func digitsAreThoseOfTheLocaleInAnyText(identifier: String, expected: String) {
    #expect(Text("\(3) من \(5)").resolved(in: .speaking(identifier)) == expected)
  }

  @Test func valuesKeepTheirPlacesInRightToLeftText() throws {
    let translated = try TranslatedBundle([
      "he.lproj/Localizable.strings": #""%@ of %lld" = "%2$lld מתוך %1$@";"#
    ])
    let text = Text("\("Ann") of \(3)", bundle: translated.bundle)
    #expect(text.resolved(in: .speaking("he_IL")) == "3 מתוך Ann")
  }

  @Test func specifiersOfATranslationChangeTheFormat() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""%lf km" = "%.1f Kilometer";"#])
    #expect(Text("\(1234.56) km", bundle: translated.bundle).resolved(in: .german) == "1.234,6 Kilometer")
  }

  // MARK: Translations

  @Test func valueMayBeShownTwiceOrNotAtAll() throws {
    let translated = try TranslatedBundle([
      "de.lproj/Localizable.strings": #""%@ and %@" = "%1$@, %1$@!"; "Only %@" = "Nichts";"#
    ])
    #expect(Text("\("A") and \("B")", bundle: translated.bundle).resolved(in: .german) == "A, A!")
    #expect(Text("Only \("A")", bundle: translated.bundle).resolved(in: .german) == "Nichts")
  }

  @Test func percentSignsOfTranslationsAreShownOnce() throws {
    let translated = try TranslatedBundle([
      "de.lproj/Localizable.strings": #""%lld%% of %@" = "%lld %% von %@"; "100%" = "Hundert %";"#
    ])
    #expect(Text("\(5)% of \("a")", bundle: translated.bundle).resolved(in: .german) == "5 % von a")
    #expect(Text("100%", bundle: translated.bundle).resolved(in: .german) == "Hundert %")
  }

  @Test func valuesOfATranslationAreNotReadAsMarkdownOrFormats() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""Hi %@" = "**Hallo** %@";"#])
    for value in ["*a*", "%@", "%d%%", "[a](b)", "\\", "", "**", "`"] {
      #expect(Text("Hi \(value)", bundle: translated.bundle).resolved(in: .german) == "Hallo \(value)")
    }
  }

  @Test func emptyTranslationShowsNothing() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""Hi" = "";"#])
    #expect(Text("Hi", bundle: translated.bundle).resolved(in: .german) == "")
  }

  @Test func keysAreLookedUpExactly() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""Hi" = "Hallo"; "Hi " = "Hallo!";"#])
    let shown = ["Hi", "Hi ", "hi", " Hi", "Hi\n"].map {
      Text(LocalizedStringKey($0), bundle: translated.bundle).resolved(in: .german)
    }
    #expect(shown == ["Hallo", "Hallo!", "hi", " Hi", "Hi\n"])
  }

  @Test func verbatimTextIsNotLookedUp() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""Hi" = "Hallo";"#])
    let string = "Hi"
    #expect(Text(verbatim: "Hi").resolved(in: .german) == "Hi")
    #expect(Text(string).resolved(in: .german) == "Hi")
    #expect(Text("Hi", bundle: translated.bundle).resolved(in: .german) == "Hallo")
  }

  // MARK: Languages

  @Test(arguments: [
    ("pt_BR", "Brasil"), ("pt_PT", "Portugal"), ("pt_AO", "Portugal"), ("zh_TW", "繁"), ("zh_HK", "繁"), ("zh_CN", "简"),
    ("zh_Hant_TW", "繁"),
    ("sr_Latn_RS", "English"), ("sr_RS", "Ћ"), ("fr_CA", "English"), ("en_GB", "English"),
  ])
  func nearestTranslationIsUsed(identifier: String, expected: String) throws {
    let translated = try TranslatedBundle([
      "pt-BR.lproj/Localizable.strings": #""Hi" = "Brasil";"#, "pt.lproj/Localizable.strings": #""Hi" = "Portugal";"#,
      "zh-Hans.lproj/Localizable.strings": #""Hi" = "简";"#, "zh-Hant.lproj/Localizable.strings": #""Hi" = "繁";"#,
      "sr.lproj/Localizable.strings": #""Hi" = "Ћ";"#, "en.lproj/Localizable.strings": #""Hi" = "English";"#,
    ])
    #expect(Text("Hi", bundle: translated.bundle).resolved(in: .speaking(identifier)) == expected)
  }

  @Test func keyMissingInTheNearestTranslationIsShown() throws {
    let translated = try TranslatedBundle([
      "en.lproj/Localizable.strings": #""Bye" = "Goodbye";"#, "de.lproj/Localizable.strings": #""Hi" = "Hallo";"#,
    ])
    #expect(Text("Bye", bundle: translated.bundle).resolved(in: .american) == "Goodbye")
    #expect(Text("Bye", bundle: translated.bundle).resolved(in: .german) == "Bye")
  }

  // MARK: Strings

  @Test func stringsKeepTheirMarkdown() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""**Hi** %@" = "**Hallo** %@";"#])
    let string = String(localized: "**Hi** \("*a*")", bundle: translated.bundle, locale: Locale(identifier: "de_DE"))
    #expect(string == "**Hallo** *a*")
  }

  @Test func stringsFormatTheirValuesInTheirLocale() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234.5, specifier: "%.1f")", locale: german) == "1.234,5")
    #expect(String(localized: "\(0.5, format: .percent.locale(german))", locale: german).withPlainSpaces == "50 %")
    #expect(String(localized: "\(Int.min)", locale: Locale(identifier: "en_US")) == "-9,223,372,036,854,775,808")
  }

  @Test func defaultValueIsUsedForAMissingKey() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""home.title" = "Start %lld";"#])
    let german = Locale(identifier: "de_DE")
    #expect(
      String(localized: "home.title", defaultValue: "Home \(2)", bundle: translated.bundle, locale: german) == "Start 2"
    )
    #expect(
      String(localized: "home.other", defaultValue: "Home \(2)", bundle: translated.bundle, locale: german) == "Home 2")
  }

  @Test func valuesOfLocalizationAreEqualIfTheyShowTheSame() {
    #expect(String.LocalizationValue("a") == "a")
    #expect(("\(1)" as String.LocalizationValue) != "1")
    #expect(("\("a") \(2)" as String.LocalizationValue) == "\("a") \(2)")
  }

  // MARK: Nested texts

  @Test func nestedTextsAreLookedUpInTheSameLocale() throws {
    let translated = try TranslatedBundle([
      "de.lproj/Localizable.strings": #""Hi" = "Hallo"; "%@ and %@" = "%2$@ und %1$@";"#
    ])
    let hi = Text("Hi", bundle: translated.bundle)
    let text = Text("\(hi) and \(Text(verbatim: "Hi"))", bundle: translated.bundle)
    #expect(text.resolved(in: .german) == "Hi und Hallo")
    #expect(text.resolved(in: .american) == "Hi and Hi")
  }

  @Test func deeplyNestedTextsAreResolved() {
    let text = (0..<200).reduce(Text(verbatim: "x")) { text, _ in Text("(\(text))") }
    #expect(
      text.resolved(in: .american) == String(repeating: "(", count: 200) + "x" + String(repeating: ")", count: 200))
  }

  @Test func joinedTextsAreLookedUpOneByOne() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""a" = "A"; "ab" = "falsch";"#])
    let joined = Text("a", bundle: translated.bundle) + Text("b", bundle: translated.bundle)
    #expect(joined.resolved(in: .german) == "Ab")
  }
}
