import CanopyInput
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

@MainActor
@Suite("The scrolling of text fields")
struct FieldScrollingTests {
  private func screen(_ text: String, width: CGFloat = 200, axis: Axis = .horizontal, height: CGFloat = 40) throws
    -> TestScreen
  {
    let screen = TestScreen(size: CGSize(width: width, height: height)) { Field(text: text, axis: axis) }
    try screen.find(id: "field").tap()
    return screen
  }

  /// The caret in the window.
  private func caret(_ screen: TestScreen) throws -> CGRect { try #require(screen.frame.textInput).caret }

  @Test func aFieldThatBecomesNarrowerKeepsItsCaretVisible() throws {
    let screen = try screen(String(repeating: "w", count: 12))
    screen.press(.end)
    #expect(try caret(screen).maxX <= 200)
    screen.resize(to: CGSize(width: 60, height: 40))
    #expect(try caret(screen).maxX <= 60.5)
    #expect(try caret(screen).minX > 50)
  }

  @Test func aFieldThatBecomesWideEnoughShowsAllOfItsText() throws {
    let screen = try screen(String(repeating: "w", count: 12), width: 60)
    screen.press(.end)
    screen.resize(to: CGSize(width: 400, height: 40))
    screen.press(.home)
    #expect(try caret(screen).minX < 1)
  }

  @Test func aFieldThatBecomesLowerKeepsItsCaretVisible() throws {
    let lines = (0..<8).map { "line \($0)" }.joined(separator: "\n")
    let screen = try screen(lines, axis: .vertical, height: 300)
    screen.press(.end, modifiers: .control)
    screen.resize(to: CGSize(width: 200, height: 50))
    #expect(try caret(screen).maxY <= 50.5)
    #expect(try caret(screen).minY >= 0)
  }

  @Test func aFieldScrollsOnlyAsFarAsTheCaretNeeds() throws {
    let screen = try screen(String(repeating: "w", count: 40), width: 100)
    screen.press(.end)
    let end = try caret(screen).minX
    for _ in 0..<3 { screen.press(.leftArrow) }
    // The text stays where it is while the caret moves inside the visible part.
    let moved = try caret(screen).minX
    #expect(moved < end - 10 && moved > 20)
  }

  @Test func aFieldThatLosesTheFocusShowsTheStartOfItsText() throws {
    let screen = try screen(String(repeating: "w", count: 40), width: 100)
    let start = try screen.image().png
    screen.press(.end)
    #expect(try screen.image().png != start)
    screen.press(.return)
    let unfocused = try screen.image().png
    try screen.find(id: "field").tap()
    screen.press(.end)
    screen.press(.return)
    #expect(try screen.image().png == unfocused)
  }

  @Test func drawingAnUnchangedFieldAgainGivesTheSamePicture() throws {
    let screen = try screen(String(repeating: "wi ", count: 30), width: 100)
    screen.press(.end)
    let first = try screen.image().png
    #expect(try screen.image().png == first)
    screen.update()
    #expect(try screen.image().png == first)
  }

  @Test func anAppThatSetsShorterTextScrollsTheFieldBack() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 80)) { Resetting(text: String(repeating: "w", count: 40)) }
    try screen.find(id: "field").tap()
    screen.press(.end)
    screen.press("k", modifiers: .control)
    #expect(try caret(screen).maxX <= 100)
    #expect(try caret(screen).minX < 40)
  }
}

private struct Field: View {
  @State var text: String
  let axis: Axis
  var body: some View { TextField("", text: $text, axis: axis).accessibilityIdentifier("field") }
}

private struct Resetting: View {
  @State var text: String
  var body: some View {
    VStack {
      TextField("", text: $text).accessibilityIdentifier("field")
      Button("short") { text = "ww" }.keyboardShortcut("k", modifiers: .control)
    }
  }
}
