import Testing

@testable import CanopyRaster

/// Which texts are taken apart into words, and where their lines break.
@Suite struct WordScriptTests {
  private func script(_ text: String) -> WordScript? {
    var text = text
    return text.withUTF8 { WordScript(of: $0) }
  }

  private func breaksAtSpaces(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { Word.Traits(breaksOf: $0).contains(.breaksAtSpaces) }
  }

  @Test func textHasTheScriptOfItsLetters() {
    #expect(script("Hello, world! (1)") == .latin)
    #expect(script("Łódź 12") == .latin)
    #expect(script("12 – 45") == .common)
    #expect(script("1. Καλημέρα") == .greek)
    #expect(script("Привет, мир") == .cyrillic)
  }

  @Test(arguments: ["", " a", "a ", "a  b", "a\nb", "a\tb", "aΩ", "Ωж", "e\u{301}", "漢", "א", "🎉", "\u{AD}", "©"])
  func mixedTextsHaveNoScript(text: String) { #expect(script(text) == nil) }

  @Test(arguments: ["word", "don’t", "3.14", "12:45", "(word", "“word”", "word!", "word?!", "e.g.", "мир,", "word…"])
  func linesBreakAroundWords(word: String) { #expect(breaksAtSpaces(word)) }

  @Test(arguments: ["well-known", "a/b", "—", "wo(rd", "a!b", "!", ")", "(", ".5", "50%", "$5", "«a»"])
  func unusualBreakRulesAreLeftToPango(word: String) { #expect(!breaksAtSpaces(word)) }
}
