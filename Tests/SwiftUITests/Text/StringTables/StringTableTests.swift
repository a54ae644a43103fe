import CanopyStyle
@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct StringTableTests {
  @Test func bundleWithoutTablesHasEmptyTable() throws {
    let translated = try TranslatedBundle(["readme.txt": "nothing"])
    #expect(StringTable.named(nil, in: translated.bundle, for: Locale(identifier: "fr")).isEmpty)
  }

  @Test func stringTablesAreCached() throws {
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": #""a" = "b";"#])
    let locale = Locale(identifier: "fr")
    let first = StringTable.named(nil, in: translated.bundle, for: locale)
    #expect(first["a"] == "b")
    #expect(first["c"] == nil)
    #expect(StringTable.named("Localizable", in: translated.bundle, for: locale) === first)
  }

  @Test func stringCatalogsHaveLanguagesAndPlurals() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
            "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
        "%lld in %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@birds@ in %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
        "Untranslated": {}}}
      """
    let translated = try TranslatedBundle(["Localizable.xcstrings": catalog])
    func text(_ key: LocalizedStringKey, _ locale: String) -> String {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      return Text(key, bundle: translated.bundle).resolved(in: environment)
    }
    #expect(text("Hello", "de_AT") == "Hallo" && text("Hello", "en") == "Hello" && text("Hello", "ja") == "Hello")
    #expect(text("Untranslated", "de") == "Untranslated")
    #expect([0, 1, 2].map { text("\($0) files", "en_GB") } == ["0 files", "1 file", "2 files"])
    #expect([1, 3, 5, 22].map { text("\($0) files", "pl") } == ["1 plik", "3 pliki", "5 plików", "22 pliki"])
    #expect(text("\(1) in \(3)", "en") == "a bird in 3 trees" && text("\(2) in \(1)", "en") == "2 birds in a tree")
  }

  @Test func stringsdictFilesHavePluralForms() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld of %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@done@ von %#@all@</string>
        <key>done</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>eine</string><key>other</key><string>%lld</string></dict>
        <key>all</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>einer Datei</string><key>other</key><string>%lld Dateien</string></dict>
      </dict></dict></plist>
      """
    let translated = try TranslatedBundle(["de.lproj/Localizable.stringsdict": list])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    func text(_ key: LocalizedStringKey) -> String { Text(key, bundle: translated.bundle).resolved(in: environment) }
    #expect(text("\(1) of \(4)") == "eine von 4 Dateien")
    #expect(text("\(3) of \(1)") == "3 von einer Datei")
  }

  @Test func pluralFormDependsOnTheShownDigits() throws {
    let translated = try TranslatedBundle(["Localizable.xcstrings": Self.pluralCatalog])
    func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
      Text(key, bundle: translated.bundle).resolved(in: .speaking(locale)).withPlainSpaces
    }
    #expect(
      text("\(1.0, specifier: "%.1f") miles") == "1.0 miles" && text("\(1.0, specifier: "%.0f") miles") == "1 mile")
    #expect(text("\(1, format: .number) items") == "1 item" && text("\(2, format: .number) items") == "2 items")
    #expect(text("\(1.0, format: .number.precision(.fractionLength(1))) items") == "1.0 items")
    #expect(text("\(1_200_000, format: .number) items", "fr_FR") == "1 200 000 éléments")
    #expect(text("\(1_200_000, format: .number.notation(.compactName)) items", "fr_FR") == "1,2 M d’éléments")
  }

  @Test func regionOfTheTranslationDeterminesPluralForms() throws {
    let translated = try TranslatedBundle(["Localizable.xcstrings": Self.pluralCatalog])
    func text(_ locale: String) -> String {
      Text("\(0) files", bundle: translated.bundle).resolved(in: .speaking(locale))
    }
    #expect(text("pt_BR") == "0 ficheiro" && text("pt_PT") == "0 ficheiros")
  }

  private static let pluralCatalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%.1f miles": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%.1f mile"}}, "other": {"stringUnit": {"value": "%.1f miles"}}}}}}},
      "%.0f miles": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%.0f mile"}}, "other": {"stringUnit": {"value": "%.0f miles"}}}}}}},
      "%lld files": {"localizations": {
        "pt": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld ficheiro"}}, "other": {"stringUnit": {"value": "%lld ficheiros"}}}}},
        "pt-PT": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld ficheiro"}}, "other": {"stringUnit": {"value": "%lld ficheiros"}}}}}}},
      "%@ items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ item"}}, "other": {"stringUnit": {"value": "%@ items"}}}}},
        "fr": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ élément"}}, "many": {"stringUnit": {"value": "%@ d’éléments"}},
          "other": {"stringUnit": {"value": "%@ éléments"}}}}}}}}}
    """

  @Test func propertyListsAreStringTables() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
      """
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": list])
    #expect(StringTable.named(nil, in: translated.bundle, for: Locale(identifier: "fr"))["a"] == "b")
  }
}
