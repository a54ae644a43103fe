import CanopyInput
import Testing

@Suite("The editing of a text")
struct EditedTextTests {
  private func edited(_ string: String, _ change: (inout EditedText) -> Void) -> EditedText {
    var text = EditedText(string)
    change(&text)
    return text
  }

  @Test("Text is inserted at the insertion point, which moves behind it")
  func insertsAtTheInsertionPoint() {
    let text = edited("ac") {
      $0.move(.backward, by: .character)
      $0.insert("b")
    }
    #expect(text.string == "abc")
    #expect(text.selection == EditedText.Selection(at: 2))
  }

  @Test("Inserted text replaces the selection")
  func replacesTheSelection() {
    let text = edited("one two") {
      $0.move(.backward, by: .word, extending: true)
      $0.insert("three")
    }
    #expect(text.string == "one three")
  }

  @Test(
    "Deleting backward removes a character as people see it",
    arguments: ["👩‍👩‍👧‍👦", "e\u{301}", "🇩🇪", "한", "\u{1112}\u{1161}\u{11AB}", "👍🏽", "\r\n", "1️⃣"])
  func deletesCharactersAsSeen(character: String) {
    let text = edited("a\(character)") { $0.delete(.backward, by: .character) }
    #expect(text.string == "a")
    let forward = edited("\(character)b") {
      $0.move(.backward, by: .text)
      $0.delete(.forward, by: .character)
    }
    #expect(forward.string == "b")
  }

  @Test("A flag between two others is deleted without changing them")
  func deletesAFlag() {
    let text = edited("🇩🇪🇫🇷🇮🇹") {
      $0.move(.backward, by: .character)
      $0.delete(.backward, by: .character)
    }
    #expect(text.string == "🇩🇪🇮🇹")
    #expect(text.selection.head == "🇩🇪".utf8.count)
  }

  @Test("An accent that is typed after a letter joins it, and the insertion point is behind both")
  func accentJoinsItsLetter() {
    let text = edited("e") { $0.insert("\u{301}") }
    #expect(text.string.count == 1)
    #expect(text.selection.head == text.length)
    let before = edited("\u{301}x") {
      $0.move(.backward, by: .text)
      $0.insert("e")
    }
    #expect(before.selection.head == 3)
  }

  @Test("Words are letters and digits that belong together")
  func movesByWords() {
    func ends(_ string: String) -> [String] {
      var text = EditedText(string)
      text.move(.backward, by: .text)
      var ends: [String] = []
      while text.selection.head < text.length {
        text.move(.forward, by: .word)
        ends.append(String(string.utf8.prefix(text.selection.head)) ?? "")
      }
      return ends
    }
    #expect(ends("one, two") == ["one", "one, two"])
    #expect(ends("don’t 3.14!") == ["don’t", "don’t 3.14", "don’t 3.14!"])
    #expect(ends("漢字かなカナ") == ["漢字", "漢字かな", "漢字かなカナ"])
    #expect(ends("שלום עולם") == ["שלום", "שלום עולם"])
    #expect(ends("a👍b") == ["a", "a👍", "a👍b"])
    #expect(ends("  ") == ["  "])
  }

  @Test("Deleting words and lines")
  func deletesUnits() {
    #expect(edited("one two ") { $0.delete(.backward, by: .word) }.string == "one ")
    #expect(edited("one\ntwo three") { $0.delete(.backward, by: .line) }.string == "one\n")
    let forward = edited("one two") {
      $0.move(.backward, by: .text)
      $0.delete(.forward, by: .word)
    }
    #expect(forward.string == " two")
    #expect(edited("") { $0.delete(.backward, by: .character) }.string.isEmpty)
  }

  @Test("Moving from a selection goes to its end, and extending moves the head")
  func movesFromSelections() {
    var text = EditedText("one two three")
    text.select(anchor: 4, head: 7)
    text.move(.backward, by: .character)
    #expect(text.selection == EditedText.Selection(at: 4))
    text.select(anchor: 7, head: 4)
    text.move(.forward, by: .character)
    #expect(text.selection == EditedText.Selection(at: 7))
    text.select(anchor: 7, head: 4)
    text.move(.backward, by: .character, extending: true)
    #expect(text.selection == EditedText.Selection(anchor: 7, head: 3))
    text.move(.forward, by: .line, extending: true)
    #expect(text.selected == " three")
  }

  @Test("The word at an offset is selected, also at its end, and a sign alone")
  func selectsWords() {
    func word(_ string: String, at offset: Int) -> String { edited(string) { $0.selectWord(at: offset) }.selected }
    #expect(word("one two", at: 1) == "one")
    #expect(word("one two", at: 3) == "one")
    #expect(word("one two", at: 7) == "two")
    #expect(word("a, b", at: 1) == "a")
    #expect(word("((", at: 1) == "(")
    #expect(word("a   b", at: 2) == "   ")
    #expect(word("", at: 0) == "")
  }

  // MARK: Composition

  @Test("Composed text replaces the selection, isn't part of the content, and is kept when it is committed")
  func composes() {
    var text = EditedText("ab")
    text.move(.backward, by: .character)
    text.compose("にほ", selection: 2..<2)
    #expect(text.string == "aにほb")
    #expect(text.content == "ab")
    #expect(text.selection.head == 7)
    text.compose("日本", selection: 0..<1)
    #expect(text.string == "a日本b")
    #expect(text.selected == "日")
    text.insert("日本")
    #expect(text.content == "a日本b")
    #expect(text.marked == nil)
    #expect(text.selection == EditedText.Selection(at: 7))
  }

  @Test("A composition that is cancelled, or becomes empty, leaves nothing")
  func cancelsCompositions() {
    var text = EditedText("ab")
    text.compose("x", selection: 1..<1)
    text.cancelComposition()
    #expect(text.string == "ab")
    text.compose("x", selection: 1..<1)
    text.compose("", selection: 0..<0)
    #expect(text.string == "ab")
    #expect(text.marked == nil)
    text.compose("x", selection: 7..<9)
    #expect(text.selection == EditedText.Selection(at: 3))
  }

  // MARK: Texts that others set

  private func adopted(_ old: String, at offset: Int, _ new: String) -> EditedText {
    edited(old) {
      $0.move(to: offset)
      $0.adopt(new)
    }
  }

  @Test("The insertion point stays in its place when another text is adopted")
  func adoptsTexts() {
    #expect(adopted("abc", at: 3, "ABC").selection.head == 3)
    #expect(adopted("abc", at: 1, "ABC").selection.head == 1)
    #expect(adopted("12x34", at: 3, "1234").selection.head == 2)
    #expect(adopted("12345678901", at: 4, "1234567890").selection.head == 4)
    #expect(adopted("12345678901", at: 11, "1234567890").selection.head == 10)
    #expect(adopted("1234", at: 4, "1,234").selection.head == 5)
    #expect(adopted("abc", at: 3, "").selection.head == 0)
    #expect(adopted("ab", at: 0, "xab").selection.head == 1)
    #expect(adopted("", at: 0, "ab").selection.head == 2)
    #expect(adopted("äb", at: 3, "öb").selection.head == 3)
    #expect(adopted("straße", at: 7, "STRASSE").selection.head == 7)
  }

  @Test("A composition ends when another text is adopted, and not when the same one is")
  func adoptingEndsCompositions() {
    var text = EditedText("ab")
    text.compose("x", selection: 1..<1)
    text.adopt("ab")
    #expect(text.string == "abx")
    text.adopt("abc")
    #expect(text.string == "abc")
    #expect(text.marked == nil)
  }
}
