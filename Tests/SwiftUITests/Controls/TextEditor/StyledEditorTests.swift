import CanopyPresentation
import Foundation
import Observation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting

/// The value that the app has.
@Observable @MainActor
private final class Letter {
  var text: AttributedString
  var selection = AttributedTextSelection()

  init(_ text: AttributedString) { self.text = text }

  /// The text with its bold, italic, underlined and red parts between signs.
  var marked: String {
    let context = EnvironmentValues().fontResolutionContext
    return text.runs.map { run in
      let font = run.font?.resolve(in: context)
      var string = String(text[run.range].characters)
      if font?.isBold == true { string = "*\(string)*" }
      if font?.isItalic == true { string = "/\(string)/" }
      if run.underlineStyle != nil { string = "_\(string)_" }
      if run.foregroundColor == .red { string = "<\(string)>" }
      return string
    }.joined()
  }

  func select(_ part: String) throws {
    selection = AttributedTextSelection(range: try #require(text.range(of: part)))
  }

  var selected: String { String(AttributedString(text[selection]).characters) }
}

private struct LetterView: View {
  @Bindable var letter: Letter

  var body: some View {
    TextEditor(text: $letter.text, selection: $letter.selection).accessibilityIdentifier("editor")
  }
}

@MainActor
@Suite("Editors of attributed texts")
struct StyledEditorTests {
  /// A text whose second word is red.
  private func twoColors(_ string: String = "one two three", red: String = "two") -> AttributedString {
    var text = AttributedString(string)
    if let range = text.range(of: red) { text[range].foregroundColor = .red }
    return text
  }

  private func screen(_ letter: Letter, height: CGFloat = 200) throws -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 300, height: height)) { LetterView(letter: letter) }
    try screen.find(id: "editor").focus()
    return screen
  }

  @Test("Typed letters have the attributes of the letter before")
  func typingKeepsAttributes() throws {
    let letter = Letter(twoColors())
    let screen = try screen(letter)
    letter.selection = AttributedTextSelection(insertionPoint: try #require(letter.text.range(of: "two")).upperBound)
    screen.settle()
    screen.press("x")
    #expect(letter.marked == "one <twox> three")
    screen.press(.end, modifiers: .control)
    screen.press("y")
    #expect(letter.marked == "one <twox> threey")
  }

  @Test("Control-B, Control-I and Control-U change the selected text, and change it back")
  func keysFormat() throws {
    let letter = Letter(AttributedString("one two"))
    let screen = try screen(letter)
    try letter.select("two")
    screen.settle()
    screen.press("b", modifiers: .control)
    #expect(letter.marked == "one *two*")
    #expect(letter.selected == "two")
    screen.press("i", modifiers: .command)
    screen.press("u", modifiers: .control)
    #expect(letter.marked == "one _/*two*/_")
    for key in ["b", "i", "u"] as [KeyEquivalent] { screen.press(key, modifiers: .control) }
    #expect(letter.marked == "one two")
  }

  @Test("A format is added to a selection in which some of the text lacks it")
  func partlyFormattedTextIsFormatted() throws {
    let letter = Letter(AttributedString("one two"))
    let screen = try screen(letter)
    try letter.select("one")
    screen.settle()
    screen.press("u", modifiers: .control)
    screen.press("a", modifiers: .control)
    screen.press("u", modifiers: .control)
    #expect(letter.text.runs.allSatisfy { $0.underlineStyle != nil })
    screen.press("u", modifiers: .control)
    #expect(letter.text.runs.allSatisfy { $0.underlineStyle == nil })
  }

  @Test("Without a selection, a format applies to what is typed next, until the insertion point moves")
  func formatsApplyToTyping() throws {
    let letter = Letter(AttributedString("a"))
    let screen = try screen(letter)
    screen.press(.end)
    screen.press("b", modifiers: .control)
    #expect(letter.marked == "a")
    screen.press("b")
    screen.press("c")
    #expect(letter.marked == "a*bc*")
    screen.press("b", modifiers: .control)
    screen.press("d")
    #expect(letter.marked == "a*bc*d")
    screen.press("b", modifiers: .control)
    screen.press(.leftArrow)
    screen.press(.rightArrow)
    screen.press("e")
    #expect(letter.marked == "a*bc*de")
  }

  @Test(
    "Text in place of a selection has the attributes of its first character, also if the selection was deleted first")
  func replacementsKeepAttributes() throws {
    for deletesFirst in [false, true] {
      let letter = Letter(twoColors())
      let screen = try screen(letter)
      try letter.select("two thr")
      screen.settle()
      if deletesFirst { screen.press(.delete) }
      screen.press("x")
      #expect(letter.marked == "one <x>ee", "\(deletesFirst)")
    }
  }

  @Test("Undoing restores attributes, and redoing changes them again")
  func undoingRestoresAttributes() throws {
    let letter = Letter(twoColors())
    let first = letter.text
    let screen = try screen(letter)
    screen.press("a", modifiers: .control)
    screen.press("b", modifiers: .control)
    screen.press(.delete)
    #expect(letter.marked.isEmpty)
    screen.press("z", modifiers: .control)
    #expect(letter.marked == "*one *<*two*>* three*")
    screen.press("z", modifiers: .control)
    #expect(letter.text == first)
    screen.press("y", modifiers: .control)
    #expect(letter.marked == "*one *<*two*>* three*")
  }

  @Test("The app changes attributes of the selection, and the editor shows them and keeps the selection")
  func appsChangeAttributes() throws {
    let letter = Letter(AttributedString("one two three"))
    let screen = try screen(letter)
    try letter.select("two")
    screen.settle()
    let before = try screen.image().png
    letter.text.transformAttributes(in: &letter.selection) { $0.foregroundColor = .red }
    screen.settle()
    #expect(try screen.image().png != before)
    #expect(letter.selected == "two")
    screen.press("x")
    #expect(letter.marked == "one <x> three")
  }

  @Test("The app sets the attributes of typing")
  func appsSetTypingAttributes() throws {
    let letter = Letter(AttributedString("one"))
    let screen = try screen(letter)
    screen.press(.end)
    letter.text.transformAttributes(in: &letter.selection) { $0.foregroundColor = .red }
    screen.settle()
    screen.press("x")
    #expect(letter.marked == "one<x>")
  }

  @Test("After the app has changed the text alone, its selection is valid in the new text")
  func selectionsStayValid() throws {
    let letter = Letter(AttributedString("one two three"))
    let screen = try screen(letter)
    try letter.select("two")
    screen.settle()
    letter.text.foregroundColor = .red
    screen.settle()
    #expect(letter.selected == "two")
    letter.text.insert(AttributedString("zero "), at: letter.text.startIndex)
    screen.settle()
    #expect(letter.selected == "two")
  }

  @Test("Text that is being composed isn't part of the value, and has the attributes of its place")
  func composing() throws {
    let letter = Letter(twoColors("ab", red: "a"))
    let screen = try screen(letter)
    letter.selection = AttributedTextSelection(insertionPoint: try #require(letter.text.range(of: "b")).lowerBound)
    screen.settle()
    screen.send(.composition(.changed("に", selection: 1..<1)))
    #expect(letter.marked == "<a>b")
    letter.text.underlineStyle = .single
    screen.settle()
    screen.send(.composition(.committed("日")))
    #expect(String(letter.text.characters) == "a日b")
    #expect(letter.text.runs.first.map { String(letter.text[$0.range].characters) } == "a日")
  }

  @Test("Runs have their fonts and colors, and a large font makes its line higher")
  func runsAreDrawn() throws {
    func picture(_ text: AttributedString) throws -> RenderedImage {
      try TestScreen(size: CGSize(width: 200, height: 120)) { TextEditor(text: .constant(text)) }.image()
    }
    func lowest(_ image: RenderedImage) -> Int {
      (0..<120).last { y in (0..<150).contains { x in image.pixel(x: x, y: y) != image.pixel(x: 190, y: 100) } } ?? 0
    }
    let plain = AttributedString("one\ntwo")
    #expect(try picture(plain).png != picture(twoColors("one\ntwo")).png)
    var large = plain
    if let range = large.range(of: "one") { large[range].font = .system(size: 40) }
    #expect(try lowest(picture(large)) > lowest(picture(plain)) + 15)
  }

  @Test("A plain attributed text looks as the same string does")
  func plainTextsLookTheSame() throws {
    let styled = TestScreen(size: CGSize(width: 200, height: 120)) {
      TextEditor(text: .constant(AttributedString("one\ntwo")))
    }
    let plain = TestScreen(size: CGSize(width: 200, height: 120)) { TextEditor(text: .constant("one\ntwo")) }
    #expect(try styled.image().png == plain.image().png)
  }

  @Test("The caret moves below a line that becomes higher, and an edited text looks as a new editor of it")
  func restyledLinesMove() throws {
    let letter = Letter(AttributedString("one\ntwo\nthree"))
    let screen = try screen(letter)
    letter.selection = AttributedTextSelection(insertionPoint: letter.text.endIndex)
    screen.settle()
    let before = try #require(screen.frame.textInput).caret
    if let range = letter.text.range(of: "one") { letter.text[range].font = .system(size: 40) }
    screen.settle()
    let after = try #require(screen.frame.textInput).caret
    #expect(after.minY > before.minY + 15 && after.minX == before.minX)
    let fresh = Letter(letter.text)
    let other = try self.screen(fresh)
    other.press(.end, modifiers: .control)
    #expect(try #require(other.frame.textInput).caret == after)
  }

  @Test("A formatting definition constrains what is typed and shown")
  func definitionsConstrain() throws {
    let letter = Letter(AttributedString("one"))
    let screen = TestScreen(size: CGSize(width: 300, height: 100)) {
      LetterView(letter: letter).attributedTextFormattingDefinition(NoUnderlines())
    }
    try screen.find(id: "editor").focus()
    screen.press("a", modifiers: .control)
    screen.press("u", modifiers: .control)
    #expect(letter.marked == "one")
    screen.press("b", modifiers: .control)
    #expect(letter.marked == "*one*")
  }

  @Test("In a plain editor, the keys of formats belong to the app")
  func plainEditorsLeaveTheKeys() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 100)) {
      TextEditor(text: .constant("one")).accessibilityIdentifier("editor")
    }
    try screen.find(id: "editor").focus()
    screen.press("b", modifiers: .control)
    #expect(!screen.hasHandledKey)
  }

  @Test("After random edits, the text has the attributes of a list of styled characters", arguments: UInt64(1)...10)
  func editsAgree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letter = Letter(AttributedString("one\ntwo"))
    let first = letter.text
    let screen = try screen(letter)
    screen.press(.end, modifiers: .control)
    // Each character, and whether it is underlined.
    var plain: [(Character, Bool)] = first.characters.map { ($0, false) }
    for step in 0..<60 {
      let ends = [Int.random(in: 0...plain.count, using: &random), Int.random(in: 0...plain.count, using: &random)]
      let range = (ends.min() ?? 0)..<(ends.max() ?? 0)
      let start = letter.text.index(letter.text.startIndex, offsetByCharacters: range.lowerBound)
      letter.selection = AttributedTextSelection(
        range: start..<letter.text.index(start, offsetByCharacters: range.count))
      screen.settle()
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where !range.isEmpty:
        let isOn = plain[range].allSatisfy(\.1)
        for index in range { plain[index].1 = !isOn }
        screen.press("u", modifiers: .control)
      case 1 where !range.isEmpty:
        plain.removeSubrange(range)
        screen.press(.delete)
      default:
        let before = range.lowerBound - 1
        let startsParagraph =
          (before < 0 || plain[before].0 == "\n") && range.lowerBound < plain.count && plain[range.lowerBound].0 != "\n"
        let source = !range.isEmpty || startsParagraph || before < 0 ? range.lowerBound : before
        let isUnderlined = plain.indices.contains(source) ? plain[source].1 : plain.last?.1 ?? false
        plain.replaceSubrange(range, with: [(Character("x"), isUnderlined)])
        screen.press("x")
      }
      let actual = letter.text.runs.flatMap { run in
        letter.text[run.range].characters.map { ($0, run.underlineStyle != nil) }
      }
      guard actual.elementsEqual(plain, by: ==) else {
        Issue.record("seed \(seed), step \(step), \(range): \(letter.marked), not \(plain)")
        return
      }
    }
    while screen.environment.undoManager?.canUndo == true { screen.press("z", modifiers: .control) }
    #expect(letter.text == first)
  }
}

private struct NoUnderlines: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
  }
}
