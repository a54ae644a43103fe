import SwiftUI
import Testing

@testable import CanopyInput
@testable import CanopyTesting

/// Texts whose letters people select with a mouse: see `textSelection(_:)`.
@MainActor @Suite struct TextSelectionTests {
  @Test func aMouseSelectsLettersAndAKeyCopiesThem() throws {
    let screen = TestScreen { Text("Error 42: no room").textSelection(.enabled) }
    let text = try screen.find("Error 42: no room")
    try text.selectText()
    #expect(screen.selectedText == "Error 42: no room")
    screen.press("c", modifiers: .command)
    #expect(screen.clipboard == "Error 42: no room")
    try text.selectText(from: .trailing, to: UnitPoint(x: 0.6, y: 0.5))
    #expect(try #require(screen.selectedText).hasSuffix("room"))
    #expect(try #require(screen.selectedText).count < 10)
    screen.press("c", modifiers: .control)
    #expect(screen.clipboard == screen.selectedText)
    screen.press("a", modifiers: .control)
    #expect(screen.selectedText == "Error 42: no room")
  }

  @Test func selectedLettersAreShown() throws {
    let screen = TestScreen { Text("Shown").textSelection(.enabled) }
    let before = try screen.image()
    try screen.find("Shown").selectText()
    let selected = try screen.image()
    let frame = try screen.find("Shown").frame
    let (x, y) = (Int(frame.minX) + 1, Int(frame.midY))
    #expect(selected.pixel(x: x, y: y) != before.pixel(x: x, y: y))
    screen.click(at: CGPoint(x: 2, y: 2))
    #expect(screen.selectedText == nil)
    #expect(try screen.image().png == before.png)
  }

  @Test func twoClicksSelectAWordAndThreeAParagraph() throws {
    let screen = TestScreen { Text("One two\nthree four").textSelection(.enabled) }
    let frame = try screen.find("One two\nthree four").frame
    let place = CGPoint(x: frame.minX + 4, y: frame.minY + 4)
    screen.click(at: place)
    #expect(screen.selectedText == nil)
    screen.click(at: place)
    #expect(screen.selectedText == "One")
    screen.click(at: place)
    #expect(screen.selectedText == "One two")
  }

  @Test func aClickWithShiftExtendsTheSelection() throws {
    let screen = TestScreen { Text("Extended").textSelection(.enabled) }
    let frame = try screen.find("Extended").frame
    screen.click(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    screen.click(at: CGPoint(x: frame.maxX - 1, y: frame.midY), modifiers: .shift)
    #expect(screen.selectedText == "Extended")
  }

  @Test func onlyTextsOfThePartWhereItIsEnabledAreSelected() throws {
    let screen = TestScreen {
      VStack {
        Text("first")
        VStack {
          Text("second")
          Text("third").textSelection(.disabled)
        }.textSelection(.enabled)
      }
    }
    for (name, isSelectable) in [("first", false), ("second", true), ("third", false)] {
      let frame = try screen.find(name).frame
      screen.drag(from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
      #expect(screen.selectedText == (isSelectable ? name : nil))
    }
  }

  @Test func buttonsAndTapsWorkInSelectableContent() throws {
    let screen = TestScreen { Tappable().textSelection(.enabled) }
    let frame = try screen.find("Save 0").frame
    screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + 2, y: frame.midY))
    #expect(screen.texts.contains("Save 1"))
    try screen.find("Row 0").tap()
    #expect(screen.texts.contains("Row 1"))
    #expect(screen.selectedText == nil)
  }

  @Test func aTextThatChangesIsNoLongerSelected() throws {
    let screen = TestScreen { Changing() }
    try screen.find("Count 0").selectText()
    #expect(screen.selectedText == "Count 0")
    screen.press("n", modifiers: .command)
    #expect(screen.texts.contains("Count 1"))
    #expect(screen.selectedText == nil)
    screen.press("c", modifiers: .command)
    #expect(screen.clipboard == nil)
  }

  @Test func aFingerDoesNotSelect() throws {
    let screen = TestScreen {
      ScrollView { Text("Long").frame(height: 2_000, alignment: .top).textSelection(.enabled) }
    }
    try screen.find("Long").drag(by: CGSize(width: 0, height: -100))
    #expect(screen.selectedText == nil)
  }

  @Test func thePointerOverSelectableTextIsThatForText() throws {
    let screen = TestScreen {
      VStack {
        Text("Yes").textSelection(.enabled)
        Text("No")
      }
    }
    #expect(HostPointer.at(try screen.find("Yes").index, .zero) == .text)
    #expect(HostPointer.at(try screen.find("No").index, .zero) == .arrow)
  }

  @Test func lettersFromRightToLeftAndOfSeveralLinesAreSelected() throws {
    let screen = TestScreen(size: CGSize(width: 120, height: 200)) {
      Text("שלום עולם, וזה טקסט ארוך מאוד").textSelection(.enabled)
    }
    let text = try screen.find("שלום עולם, וזה טקסט ארוך מאוד")
    try text.selectText(from: UnitPoint(x: 1, y: 0.05), to: UnitPoint(x: 0, y: 0.95))
    #expect(screen.selectedText == "שלום עולם, וזה טקסט ארוך מאוד")
  }
}

extension TestScreen {
  fileprivate func click(at point: CGPoint, modifiers: EventModifiers = []) {
    for phase in [PointerEvent.Phase.began, .ended] {
      send(.pointer(PointerEvent(phase, at: point, device: .mouse, modifiers: modifiers)))
    }
    advance(by: 0.05)
  }

  fileprivate func drag(from start: CGPoint, to end: CGPoint) {
    send(.began, at: start, device: .mouse)
    send(.moved, at: end, device: .mouse)
    send(.ended, at: end, device: .mouse)
    settle()
  }
}

private struct Tappable: View {
  @State private var saves = 0
  @State private var taps = 0
  var body: some View {
    Button("Save \(saves)") { saves += 1 }
    Text("Row \(taps)").onTapGesture { taps += 1 }
  }
}

private struct Changing: View {
  @State private var count = 0
  var body: some View {
    Text("Count \(count)").textSelection(.enabled)
    Button("Next") { count += 1 }.keyboardShortcut("n")
  }
}
