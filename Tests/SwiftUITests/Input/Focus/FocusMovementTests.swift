import CanopyCore
import CanopyInput
import CanopyPresentation
import CanopyScene
import SwiftUI
import Testing

@testable import CanopyTesting

@MainActor
@Suite("The keyboard moves the focus")
struct FocusMovementTests {
  /// The text inside the element with the focus.
  private func focused(on screen: TestScreen) -> String? {
    screen.texts.first { text in
      guard let frame = screen.focusedElement?.frame, let element = try? screen.find(text) else { return false }
      return frame.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
    }
  }

  private func buttons(_ names: String...) -> some View {
    VStack { ForEach(names, id: \.self) { Button($0) {}.frame(width: 60) } }
  }

  @Test("15.4 Tab moves in reading order, and after the last view comes the first one")
  func readingOrder() {
    let screen = TestScreen {
      HStack {
        buttons("a", "b")
        buttons("1", "2")
      }
    }
    var seen: [String?] = []
    for _ in 0..<5 {
      screen.press(.tab)
      seen.append(focused(on: screen))
    }
    #expect(seen == ["a", "1", "b", "2", "a"])
    screen.press(.tab, modifiers: .shift)
    #expect(focused(on: screen) == "2")
  }

  @Test("In a window whose host takes the focus at the ends, Tab stays at the last view and isn't handled")
  func leavingAtEnds() {
    let screen = TestScreen { buttons("a", "b") }
    let focus = screen.frame.tree.context[WindowFocus.companion]
    focus.leavesAtEnds = true
    let seen = (0..<3).map { _ in
      screen.press(.tab)
      return focused(on: screen)
    }
    #expect(seen == ["a", "b", "b"])
    #expect(!focus.hasHandledKey)
    screen.press(.tab, modifiers: .shift)
    screen.press(.tab, modifiers: .shift)
    #expect(focused(on: screen) == "a")
  }

  @Test("15.4 Tab moves from the right in layouts from right to left, and through a section first")
  func sectionsAndDirection() {
    let content = HStack {
      buttons("a", "b").focusSection()
      buttons("1", "2").focusSection()
    }
    func order(_ direction: LayoutDirection) -> [String?] {
      let screen = TestScreen { content.environment(\.layoutDirection, direction) }
      return (0..<4).map { _ in
        screen.press(.tab)
        return focused(on: screen)
      }
    }
    #expect(order(.leftToRight) == ["a", "b", "1", "2"])
    #expect(order(.rightToLeft) == ["a", "b", "1", "2"])
    let rows = TestScreen {
      HStack {
        buttons("a", "b")
        buttons("1", "2")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let seen = (0..<4).map { _ in
      rows.press(.tab)
      return focused(on: rows)
    }
    #expect(seen == ["a", "1", "b", "2"])
  }

  @Test("15.4 Arrow keys move to the nearest view in their direction")
  func arrows() {
    let screen = TestScreen {
      Grid {
        ForEach(0..<3) { row in
          GridRow { ForEach(0..<3) { column in Button("\(row)\(column)") {} } }
        }
      }
    }
    screen.press(.tab)
    #expect(focused(on: screen) == "00")
    for (key, expected) in [
      (KeyEquivalent.rightArrow, "01"), (.downArrow, "11"), (.downArrow, "21"), (.downArrow, "21"), (.leftArrow, "20"),
      (.upArrow, "10"), (.leftArrow, "10"),
    ] {
      screen.press(key)
      #expect(focused(on: screen) == expected)
    }
  }

  @Test("Disabled, hidden and unfocusable views are left out")
  func leftOut() {
    let screen = TestScreen {
      Button("a") {}
      Button("b") {}.disabled(true)
      Button("c") {}.hidden()
      Button("d") {}.focusable(false)
      Text("e")
      Text("f").focusable()
    }
    let seen = (0..<3).map { _ in
      screen.press(.tab)
      return focused(on: screen)
    }
    #expect(seen == ["a", "f", "a"])
  }

  @Test("A focused row is scrolled to")
  func scrollsToFocus() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      ScrollView { VStack { ForEach(0..<20) { Button("Row \($0)") {}.frame(height: 40) } } }
    }
    for _ in 0..<12 { screen.press(.tab) }
    #expect(focused(on: screen) == "Row 11")
    let frame = screen.focusedElement?.frame ?? .zero
    #expect(frame.minY >= 0 && frame.maxY <= 200)
  }

  @Test("Space and Return press the focused button and toggle")
  func presses() throws {
    struct Content: View {
      @State private var count = 0
      @State private var isOn = false
      var body: some View {
        Button("Add") { count += 1 }
        Toggle("Switch", isOn: $isOn)
        Text("\(count) \(isOn)")
      }
    }
    let screen = TestScreen { VStack { Content() } }
    try screen.find("Add").press(.space)
    screen.press(.return)
    #expect(screen.texts.last == "2 false")
    try screen.find("Switch").press(.space)
    #expect(screen.texts.last == "2 true")
  }

  @Test("A touch moves the focus to views that take input, and to no button")
  func touches() throws {
    let screen = TestScreen {
      Button("Button") {}
      Text("Editor").padding().contentShape(.rect).onTapGesture {}.focusable(interactions: .edit)
      Text("Dial").padding().contentShape(.rect).onTapGesture {}.focusable(interactions: .activate)
    }
    try screen.find("Button").tap()
    #expect(screen.focusedElement == nil)
    try screen.find("Editor").tap()
    #expect(try screen.find("Editor").isFocused)
    try screen.find("Dial").tap()
    #expect(try screen.find("Editor").isFocused)
  }

  @Test("A press names the element that can't have the focus")
  func errors() throws {
    let screen = TestScreen {
      Text("Plain")
      Button("Off") {}.disabled(true)
    }
    #expect(throws: TestError.self) { try screen.find("Plain").press(.space) }
    #expect(throws: TestError.self) { try screen.find("Off").focus() }
  }

  @Test("A ring is drawn around the focus while people use the keyboard")
  func ring() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 20) {
        Button("First") {}.buttonStyle(.borderedProminent)
        Button("Second") {}
        Button("Third") {}.focusEffectDisabled()
      }
    }
    let before = screen.displayList()
    screen.press(.tab)
    let first = screen.displayList()
    #expect(first != before)
    screen.press(.tab)
    #expect(screen.displayList() != first)
    screen.press(.tab)
    #expect(screen.displayList() == before)
    screen.press(.tab)
    #expect(screen.displayList() == first)
    try screen.find("First").tap()
    #expect(screen.displayList() == before)
  }
}
