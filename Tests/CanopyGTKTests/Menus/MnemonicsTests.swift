import Testing

@testable import CanopyGTK

@Suite struct MnemonicsTests {
  @Test func eachTitleHasALetterOfItsOwn() {
    #expect(Mnemonics.letters(for: ["File", "Edit", "View", "Format"]) == ["f", "e", "v", "o"])
    #expect(Mnemonics.letters(for: ["a", "a", "表"]) == ["a", Mnemonics.noLetter, Mnemonics.noLetter])
  }

  @Test func labelsMarkTheLetterAndKeepUnderscores() {
    #expect(Mnemonics.label("Format", with: "o") == "F_ormat")
    #expect(Mnemonics.label("a_b") == "a__b")
  }
}
