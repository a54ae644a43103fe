@testable import CanopyStyle
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

  /// Some numbers of which Unicode's tables give the form.
  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
    ("ja", [1: "other"]), ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many", 122: "few"]),
    ("pl", [1: "one", 2: "few", 12: "many", 21: "many", 22: "few"]), ("cs", [1: "one", 3: "few", 5: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("lt", [1: "one", 2: "few", 10: "other", 11: "other", 21: "one"]),
    ("lv", [0: "zero", 1: "one", 2: "other", 11: "zero"]),
    ("ro", [1: "one", 0: "few", 19: "few", 20: "other", 101: "few"]),
    ("sl", [1: "one", 102: "two", 3: "few", 5: "other"]),
    ("cy", [0: "zero", 3: "few", 6: "many", 4: "other"]), ("he", [1: "one", 2: "two", 3: "other"]),
  ]) func pluralCategoryDependsOnNumberAndLanguage(language: String, forms: [UInt64: String]) {
    for (number, form) in forms {
      #expect(PluralCategory(of: number, in: language).rawValue == form, "\(language) \(number)")
    }
    #expect(PluralCategory(ofFraction: 1.5, in: "fr") == .one && PluralCategory(ofFraction: 1.5, in: "en") == .other)
  }

  @Test func propertyListsAreStringTables() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
      """
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": list])
    #expect(StringTable.named(nil, in: translated.bundle, for: Locale(identifier: "fr"))["a"] == "b")
  }
}
