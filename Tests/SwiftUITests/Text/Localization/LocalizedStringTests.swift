import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct LocalizedStringTests {
  @Test func numbersAreFormattedForTheLocale() {
    let text = Text("\(1_234_567) and \(1234.5)")
    #expect(text.resolved(in: .american) == "1,234,567 and 1,234.500000")
    #expect(text.resolved(in: .german) == "1.234.567 and 1.234,500000")
    #expect(Text("\(42)").resolved(in: .speaking("ar_EG")) == "٤٢")
  }

  @Test func specifiersFormatNumbers() {
    #expect(Text("\(3.14159, specifier: "%.2f")").resolved(in: .american) == "3.14")
    #expect(Text("\(3.14159, specifier: "%.2f")").resolved(in: .german) == "3,14")
    #expect(Text("\(255, specifier: "%x")").resolved(in: .american) == "ff")
    #expect(Text("\(5, specifier: "%03d")").resolved(in: .american) == "005")
  }

  @Test func percentSignIsShownOnce() {
    #expect(Text("100%").resolved(in: .american) == "100%")
    #expect(Text("\(50)% of \("a")").resolved(in: .american) == "50% of a")
    #expect(Text("\(0.5)%").resolved(in: .american) == "0.500000%")
  }

  @Test func interpolatedStringsAreNotParsedAsMarkdown() {
    let string = "**a**"
    #expect(Text("so \(string)").resolved(in: .american) == "so **a**")
    #expect(Text("**so** \(string)").resolved(in: .american) == "so **a**")
  }

  @Test func interpolatedTextsKeepTheirModifiers() {
    let runs = Text("so **\(Text("it").italic())** is").resolvedRuns(in: .american)
    #expect(runs == [TextRun("so "), TextRun("it", [.bold(true), .italic(true)]), TextRun(" is")])
  }

  @Test func translationOfTheLocaleIsUsed() throws {
    let translated = try TranslatedBundle([
      "en.lproj/Localizable.strings": #""Hi" = "Hi there";"#,
      "fr.lproj/Localizable.strings": #""Hi" = "Salut"; "Row %lld" = "Ligne %lld";"#,
    ])
    let text = Text("Hi", bundle: translated.bundle)
    #expect(text.resolved(in: .speaking("fr_FR")) == "Salut")
    #expect(text.resolved(in: .american) == "Hi there")
    #expect(
      Text("Row \(1234)", bundle: translated.bundle).resolved(in: .speaking("fr")).withPlainSpaces == "Ligne 1 234")
  }

  @Test func untranslatedKeyIsShown() throws {
    let translated = try TranslatedBundle(["fr.lproj/Localizable.strings": #""Hi" = "Salut";"#])
    #expect(Text("Bye \(2)", bundle: translated.bundle).resolved(in: .speaking("fr")) == "Bye 2")
  }

  @Test func translationTablesAreFoundByName() throws {
    let translated = try TranslatedBundle([
      "fr.lproj/Localizable.strings": #""Hi" = "Salut";"#,
      "fr.lproj/Formal.strings": #""Hi" = "Bonjour";"#,
    ])
    let text = Text("Hi", tableName: "Formal", bundle: translated.bundle)
    #expect(text.resolved(in: .speaking("fr")) == "Bonjour")
  }

  @Test func translationsCanReorderValues() throws {
    let translated = try TranslatedBundle([
      "de.lproj/Localizable.strings": #""%@ has %lld" = "%2$lld hat %1$@";"#
    ])
    #expect(Text("\("Ann") has \(3)", bundle: translated.bundle).resolved(in: .german) == "3 hat Ann")
  }

  @Test func specifiersWithoutValueAreShownLiterally() throws {
    let translated = try TranslatedBundle([
      "de.lproj/Localizable.strings": #""Hi %@" = "Hallo %@ und %@";"#
    ])
    #expect(Text("Hi \("Ann")", bundle: translated.bundle).resolved(in: .german) == "Hallo Ann und %@")
  }

  @Test func translationsCanContainMarkdown() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": #""Hi" = "**Hallo**";"#])
    let runs = Text("Hi", bundle: translated.bundle).resolvedRuns(in: .german)
    #expect(runs == [TextRun("Hallo", [.bold(true)])])
  }

  @Test func tablesWithoutLanguageApplyToAllLocales() throws {
    let translated = try TranslatedBundle(["Localizable.strings": #""Hi" = "Hey";"#])
    #expect(Text("Hi", bundle: translated.bundle).resolved(in: .german) == "Hey")
  }

  @Test func invalidTablesAreIgnored() throws {
    let translated = try TranslatedBundle(["de.lproj/Localizable.strings": "{{{ not a table"])
    #expect(Text("Hi", bundle: translated.bundle).resolved(in: .german) == "Hi")
  }
}
