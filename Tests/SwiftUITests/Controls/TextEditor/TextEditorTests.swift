import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// The value that the app has.
private final class Saved {
  var text = ""
}

/// An editor of a note, as apps write it.
private struct Note: View {
  let saved: Saved
  @State var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $text).focused($isFocused).accessibilityIdentifier("editor")
      Text("\(text.count) letters")
      Button("Log in") { text = "log\n" + text }
    }
    .onChange(of: text, initial: true) { saved.text = text }
  }
}

@MainActor
@Suite("Text editors")
struct TextEditorTests {
  private let saved = Saved()

  private func screen(_ text: String = "", height: CGFloat = 200) -> TestScreen {
    TestScreen(size: CGSize(width: 240, height: height)) { Note(saved: saved, text: text) }
  }

  private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)" }.joined(separator: "\n") }

  private func caret(_ screen: TestScreen) throws -> CGRect { try #require(screen.frame.textInput).caret }

  @Test("Each letter sets the app's value, and Return begins a paragraph")
  func typingSetsTheValue() throws {
    let screen = screen()
    try screen.find(id: "editor").type("one\ntwo")
    #expect(saved.text == "one\ntwo")
    #expect(screen.texts.contains("7 letters"))
  }

  @Test("Tab types a tab, and Shift-Tab moves the focus")
  func tabIsACharacter() throws {
    let screen = screen()
    try screen.find(id: "editor").type("a")
    screen.press(.tab)
    #expect(saved.text == "a\t")
    #expect(screen.frame.textInput != nil)
    screen.press(.tab, modifiers: .shift)
    #expect(screen.frame.textInput == nil)
  }

  @Test("The arrow keys move through the paragraphs, and keep the column")
  func arrowsMoveThroughParagraphs() throws {
    let screen = screen("first line\n\nthird line")
    try screen.find(id: "editor").type("")
    screen.press(.end, modifiers: .control)
    let end = try caret(screen)
    screen.press(.upArrow)
    #expect(try caret(screen).minX < end.minX && caret(screen).minY < end.minY)
    screen.press(.upArrow)
    let first = try caret(screen)
    #expect(abs(first.minX - end.minX) < 8 && first.minY < end.minY - 30)
    screen.press(.downArrow)
    screen.press(.downArrow)
    #expect(try caret(screen) == end)
  }

  @Test("Home and End move within a line, and deleting backward joins paragraphs")
  func deletingJoinsParagraphs() throws {
    let screen = screen("one\ntwo")
    try screen.find(id: "editor").type("")
    screen.press(.home)
    screen.press(.delete)
    #expect(saved.text == "onetwo")
    screen.press("z", modifiers: .control)
    #expect(saved.text == "one\ntwo")
  }

  @Test("The caret stays visible while people type at the end of a long text")
  func theCaretStaysVisible() throws {
    let screen = screen(lines(40))
    try screen.find(id: "editor").type("")
    for number in 0..<12 {
      screen.press(.return)
      let caret = try caret(screen)
      #expect(caret.minY >= 0 && caret.maxY <= 160, "\(number)")
    }
    screen.press(.home, modifiers: .control)
    #expect(try caret(screen).minY < 20)
  }

  @Test("Page Down moves by a page, and Page Up moves back")
  func pagesAreMoved() throws {
    let screen = screen(lines(100))
    try screen.find(id: "editor").type("")
    screen.press(.home, modifiers: .control)
    screen.press(.pageDown)
    screen.press(.pageDown)
    screen.press("x", modifiers: [])
    let line = try #require(saved.text.split(separator: "\n").firstIndex { $0.hasPrefix("x") })
    #expect(line > 8 && line < 20)
    screen.press(.pageUp)
    screen.press(.pageUp)
    screen.press(.home)
    #expect(try caret(screen).minY < 20)
  }

  @Test("Scrolling away from the caret leaves the text there until people type")
  func scrollingLeavesTheCaret() throws {
    let screen = screen(lines(100))
    try screen.find(id: "editor").type("")
    let editor = try screen.find(id: "editor")
    try editor.scroll(by: CGSize(width: 0, height: -1000))
    screen.settle()
    #expect(try caret(screen).minY > 300)
    try editor.scroll(by: CGSize(width: 0, height: 100))
    screen.settle()
    #expect(try caret(screen).minY > 250)
    screen.press("x", modifiers: [])
    #expect(try caret(screen).maxY <= 160)
  }

  @Test("A change of the app above the visible part leaves it in place")
  func changesAboveKeepThePlace() throws {
    let screen = screen(lines(300))
    let editor = try screen.find(id: "editor")
    try editor.scroll(by: CGSize(width: 0, height: 1000))
    screen.settle()
    // The scroll indicators show another length.
    func text() throws -> [RGBA] {
      let image = try screen.image()
      return (0..<150).flatMap { y in (0..<200).map { x in image.pixel(x: x, y: y) } }
    }
    let before = try text()
    #expect(Set(before).count > 2, "Text has come into sight.")
    try screen.find("Log in").tap()
    screen.advance(by: 3)
    #expect(try text() == before)
  }

  @Test("A click places the caret in its line, also when the text is scrolled")
  func clicksPlaceTheCaret() throws {
    let screen = screen(lines(100))
    let editor = try screen.find(id: "editor")
    try editor.scroll(by: CGSize(width: 0, height: 500))
    screen.settle()
    let place = CGPoint(x: 30, y: 70)
    screen.send(.began, at: place, device: .mouse)
    screen.send(.ended, at: place, device: .mouse)
    screen.settle()
    let caret = try caret(screen)
    #expect(caret.minY <= 70 && caret.maxY >= 70)
  }

  @Test("Typing a letter runs the editor and the reader of the text once")
  func typingCosts() throws {
    let screen = screen(lines(100))
    try screen.find(id: "editor").type("")
    screen.press("x", modifiers: [])
    screen.resetCounts()
    screen.press("y", modifiers: [])
    #expect(screen.bodyCount(of: Note.self) == 1)
    #expect(screen.bodyCount(of: TextEditor.self) == 1)
  }

  @Test("An editor takes up the proposed room")
  func fillsTheRoom() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      TextEditor(text: .constant("short")).accessibilityIdentifier("editor")
    }
    #expect(try screen.find(id: "editor").frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("The plain style and a hidden background show what is behind the text", arguments: [true, false])
  func backgroundsCanBeHidden(isPlain: Bool) throws {
    func corner(_ view: some View) throws -> RGBA {
      try TestScreen(size: CGSize(width: 100, height: 60)) { view.background(.yellow) }.image().pixel(x: 50, y: 50)
    }
    let editor = TextEditor(text: .constant("text"))
    let usual = try corner(editor)
    #expect(usual.blue == 255)
    let other = try isPlain ? corner(editor.textEditorStyle(.plain)) : corner(editor.scrollContentBackground(.hidden))
    #expect(other.blue < 100)
  }

  @Test("A disabled editor has the same text, and takes no keys")
  func disabledEditorsCanBeRead() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 60)) {
      TextEditor(text: .constant("text")).disabled(true).accessibilityIdentifier("editor")
    }
    let enabled = TestScreen(size: CGSize(width: 200, height: 60)) {
      TextEditor(text: .constant("text")).accessibilityIdentifier("editor")
    }
    #expect(try screen.image().png == enabled.image().png)
    #expect(throws: (any Error).self) { try screen.find(id: "editor").type("x") }
  }
}
