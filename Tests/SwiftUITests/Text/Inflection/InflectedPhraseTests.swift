import CanopyText
import Foundation
import Testing

@testable import CanopyCore

@Suite struct InflectedPhraseTests {
  private func string(_ text: Text, in language: String = "en_US") -> String {
    text.resolved(in: .speaking(language)).withPlainSpaces
  }

  @Test func nounAgreesWithTheNumber() {
    #expect(string(Text("^[\(3) apple](inflect: true)")) == "3 apples")
    #expect(string(Text("^[\(1) apple](inflect: true)")) == "1 apple")
    #expect(string(Text("^[\(0) apple](inflect: true)")) == "0 apples")
    #expect(string(Text("^[\(-1) apple](inflect: true)")) == "-1 apple")
    #expect(string(Text("^[\(-2) apple](inflect: true)")) == "-2 apples")
    #expect(string(Text("^[\(1234) apple](inflect: true)")) == "1,234 apples")
  }

  @Test func inflectionUsesTheEnvironmentLanguage() {
    #expect(string(Text("^[\(3) Apfel](inflect: true)"), in: "de_DE") == "3 Äpfel")
    #expect(string(Text("^[\(3) pomme](inflect: true)"), in: "fr_FR") == "3 pommes")
    #expect(string(Text("^[\(3) manzana roja](inflect: true)"), in: "es_ES") == "3 manzanas rojas")
    // In French nothing is one thing, and so is less than two.
    #expect(string(Text("^[\(0) pomme](inflect: true)"), in: "fr_FR") == "0 pomme")
    #expect(string(Text("^[\(1.5, specifier: "%.1f") pomme](inflect: true)"), in: "fr_FR") == "1,5 pomme")
  }

  @Test func unsupportedLanguagesAreNotInflected() {
    #expect(string(Text("^[\(3) りんご](inflect: true)"), in: "ja_JP") == "3 りんご")
  }

  @Test func fractionsAreInflectedAsPlural() {
    #expect(string(Text("^[\(1.5, specifier: "%.1f") apple](inflect: true)")) == "1.5 apples")
    #expect(string(Text("^[\(1.0, specifier: "%.1f") apple](inflect: true)")) == "1.0 apples")
    #expect(string(Text("^[\(1.0, specifier: "%.0f") apple](inflect: true)")) == "1 apple")
  }

  @Test func formattedNumbersAreInflected() {
    #expect(string(Text("^[\(3, format: .number) apple](inflect: true)")) == "3 apples")
    #expect(string(Text("^[\(1, format: .number) apple](inflect: true)")) == "1 apple")
    #expect(string(Text("^[\(2.5, format: .number) apple](inflect: true)")) == "2.5 apples")
  }

  @Test func roundedNumbersAgreeWithWhatIsShown() {
    #expect(string(Text("^[\(1.2, specifier: "%.0f") apple](inflect: true)")) == "1 apple")
    #expect(string(Text("^[\(1.9, specifier: "%.0f") apple](inflect: true)")) == "2 apples")
    #expect(string(Text("^[\(1_000_000) pomme](inflect: true)"), in: "fr_FR") == "1 000 000 pommes")
  }

  @Test func wordsInParenthesesStay() {
    #expect(string(Text("^[\(3) file (new)](inflect: true)")) == "3 files (new)")
    #expect(string(Text("^[\(3) *file* (**new**) item](inflect: true)")) == "3 files (new) item")
    #expect(string(Text("^[\(2) yuan (zone)](inflect: true)"), in: "fr_FR") == "2 yuans (zone)")
  }

  @Test func phrasesWithinSentencesAreInflected() {
    #expect(string(Text("You ate ^[\(3) red apple](inflect: true) today")) == "You ate 3 red apples today")
    #expect(string(Text("^[\(2) cup of tea](inflect: true), ^[\(1) egg](inflect: true)")) == "2 cups of tea, 1 egg")
    #expect(string(Text("^[The \(2) file](inflect: true)")) == "The 2 files")
  }

  @Test func interpolatedWordsAreInflected() {
    #expect(string(Text("^[\(2) \("box")](inflect: true)")) == "2 boxes")
    #expect(string(Text("^[\(1) apples](inflect: true)")) == "1 apple")
    #expect(string(Text("^[\(2) apples](inflect: true)")) == "2 apples")
  }

  @Test func inflectedPhrasesKeepTheirModifiers() {
    let runs = Text("^[\(2) **red** *apple*](inflect: true)").bold().resolvedRuns(in: .american)
    #expect(runs.map(\.string) == ["2 ", "red", " ", "apples"])
    #expect(runs.last?.modifiers == [.bold(true), .italic(true)])
  }

  @Test func phrasesWithoutNumberAreNotInflected() {
    #expect(string(Text("^[apple](inflect: true)")) == "apple")
    #expect(string(Text("^[\(3) apple](inflect: false)")) == "3 apple")
    #expect(string(Text("^[\(3) apple](color: 'red')")) == "3 apple")
  }

  @Test func translationsAreInflectedInTheirLanguage() throws {
    let files = try TranslatedBundle([
      "fr.lproj/Localizable.strings": "\"^[%lld apple](inflect: true)\" = \"^[%lld pomme](inflect: true)\";"
    ])
    let text = Text("^[\(3) apple](inflect: true)", bundle: files.bundle)
    #expect(string(text, in: "fr_FR") == "3 pommes")
  }

  @Test func localizedStringsAreInflectedWithoutOtherMarkdown() {
    let american = Locale(identifier: "en_US")
    #expect(String(localized: "^[\(3) apple](inflect: true) **now**", locale: american) == "3 apples **now**")
    #expect(String(localized: "[a](b) ^[c]", locale: american) == "[a](b) ^[c]")
  }
}
