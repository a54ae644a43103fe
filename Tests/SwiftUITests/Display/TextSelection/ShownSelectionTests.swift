import CanopyTesting
import SwiftUI
import Testing

/// How selected letters look.
@MainActor @Suite struct ShownSelectionTests {
  /// The lines of the display list that fill an area with a color.
  private func areas(_ color: String, on screen: TestScreen) -> [String] {
    screen.displayList().components(separatedBy: "\n").filter { $0.contains("fill \(color):") }
  }

  private func selected(width: CGFloat = 200, @ViewBuilder _ content: () -> some View) throws -> TestScreen {
    let content = content()
    let screen = layOut(width: width) { content.textSelection(.enabled) }
    try #require(screen.texts.first.map { try screen.find($0) }).selectText()
    return screen
  }

  @Test func theAreaHasTheTintColorAndIsTransparent() throws {
    #expect(try areas("#0088FF40", on: selected { Text("Selected") }).count == 1)
    #expect(try areas("#FF383C40", on: selected { Text("Selected").tint(.red) }).count == 1)
  }

  @Test func theAreaIsBehindTheLetters() throws {
    let lines = try selected { Text("Selected") }.displayList().components(separatedBy: "\n")
    let area = try #require(lines.firstIndex { $0.contains("#0088FF40") })
    let text = try #require(lines.firstIndex { $0.contains("Selected") })
    #expect(area < text)
  }

  @Test func theAreaCoversTheSelectedLettersOnly() throws {
    let screen = layOut { Text("abcdefghij").textSelection(.enabled) }
    try screen.find("abcdefghij").selectText(from: .leading, to: UnitPoint(x: 0.5, y: 0.5))
    #expect(screen.selectedText == "abcde")
    // Each letter is 8 wide, and the text is in the middle of a window of 200.
    #expect(areas("#0088FF40", on: screen).map { $0.contains("60,40 40×20") } == [true])
  }

  @Test func eachLineHasAnArea() throws {
    let screen = layOut(width: 60) { Text("one two three").textSelection(.enabled) }
    try screen.find("one two three").selectText(from: .topLeading, to: .bottomTrailing)
    // The first two words are in one line.
    #expect(areas("#0088FF40", on: screen).count == 2)
  }

  @Test func theAreaMovesWithItsText() throws {
    let screen = layOut {
      ScrollView {
        Text("Selected").textSelection(.enabled).padding(.bottom, 500)
      }
      .accessibilityIdentifier("scroll")
    }
    try screen.find("Selected").selectText()
    let before = try screen.image()
    let place = try screen.find("Selected").frame
    func color(_ image: RenderedImage, y: CGFloat) -> RGBA { image.pixel(x: Int(place.minX) + 1, y: Int(y)) }
    let shown = color(before, y: place.minY + 1)
    try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 10))
    let after = try screen.image()
    #expect(color(after, y: place.maxY - 9) != shown)
    #expect(try screen.find("Selected").frame.minY == place.minY - 10)
    #expect(screen.selectedText == "Selected")
  }

  private struct Redactable: View {
    @State private var isRedacted = false

    var body: some View {
      Text("Secret").textSelection(.enabled).redacted(reason: isRedacted ? .placeholder : [])
      Button("Redact") { isRedacted = true }.keyboardShortcut("r")
    }
  }

  @Test func aTextThatBecomesRedactedShowsNoSelection() throws {
    let screen = layOut { Redactable() }
    try screen.find("Secret").selectText()
    screen.press("r", modifiers: .command)
    #expect(areas("#0088FF40", on: screen) == [])
    #expect(screen.selectedText == nil)
  }

  @Test func onlyOneTextOfAWindowHasASelection() throws {
    let screen = layOut {
      VStack {
        Text("first")
        Text("second")
      }
      .textSelection(.enabled)
    }
    try screen.find("first").selectText()
    try screen.find("second").selectText()
    #expect(areas("#0088FF40", on: screen).count == 1)
    #expect(screen.selectedText == "second")
  }

  @Test func windowsHaveSelectionsOfTheirOwn() throws {
    let screens = try (0..<2).map { number in try selected { Text("text \(number)") } }
    #expect(screens.map(\.selectedText) == ["text 0", "text 1"])
  }

  @Test func selectingRunsNoBody() throws {
    struct Selectable: View {
      var body: some View { Text("Selected").textSelection(.enabled) }
    }
    let screen = layOut { Selectable() }
    screen.resetCounts()
    try screen.find("Selected").selectText()
    #expect(screen.selectedText == "Selected")
    #expect(screen.bodyCount(of: Selectable.self) == 0)
  }
}
