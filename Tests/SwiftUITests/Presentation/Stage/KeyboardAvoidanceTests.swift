import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What makes room for the keyboard on the screen, in a window of 390 by 844 points.
@MainActor @Suite struct KeyboardAvoidanceTests {
  private func screen(@ViewBuilder _ content: @escaping () -> some View) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { content() }
    screen.environment.horizontalSizeClass = .compact
    return screen
  }

  @Test("A field that has the focus is scrolled above the keyboard", arguments: [false, true])
  func aFocusedFieldIsScrolledAboveTheKeyboard(isInSheet: Bool) throws {
    let screen = screen {
      if isInSheet {
        Color.clear.sheet(isPresented: .constant(true)) { Fields() }
      } else {
        Fields()
      }
    }
    try screen.find("Field 13").tap()
    screen.keyboardHeight = 336
    screen.settle()
    #expect(try screen.find("Field 13").frame.maxY <= 508)
    // Return moves the focus on.
    screen.press(.return)
    screen.press(.return)
    screen.settle()
    let frame = try screen.find("Field 15").frame
    #expect(frame.maxY <= 508 && frame.minY > 300)
  }

  @Test func theDimmingStaysWhileASheetGrowsByTheKeyboard() throws {
    let screen = screen {
      Color.white.sheet(isPresented: .constant(true)) { Text("sheet").presentationDetents([.medium]) }
    }
    func shade() throws -> UInt8 { try screen.image(scale: 1).pixel(x: 20, y: 20).green }
    let dimmed = try shade()
    #expect(dimmed < 220)
    for height in [336.0, 0] {
      screen.keyboardHeight = height
      for _ in 0..<10 {
        #expect(try shade() == dimmed)
        screen.advance(by: 0.05)
      }
    }
  }

  @Test("8.19 The value of a detent leaves out what is covered at the lower edge")
  func theDetentsOfASheetLeaveOutTheCoveredEdge() throws {
    let screen = screen {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityElement().accessibilityIdentifier("content").presentationDetents([.height(200)])
      }
    }
    screen.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    screen.settle()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 610, width: 390, height: 234))
    // The keyboard covers the edge, too: the content keeps its height.
    screen.keyboardHeight = 336
    screen.settle()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 308, width: 390, height: 536))
  }

  // MARK: What isn't at the lower edge

  @Test("An alert with a field moves above the keyboard, whenever that comes", arguments: [false, true])
  func anAlertWithAFieldMovesAboveTheKeyboard(isComing: Bool) throws {
    let screen = screen { Asking() }
    screen.touch(at: CGPoint(x: 195, y: 422)).lift()
    if isComing { screen.advance(by: 0.1) } else { screen.settle() }
    screen.keyboardHeight = 336
    screen.update()
    let start = screen.presentations[0].frame.minY
    screen.advance(by: 0.05)
    #expect(screen.presentations[0].frame.minY < start)
    screen.settle()
    let alert = screen.presentations[0].frame
    #expect(alert.maxY <= 508 && abs(alert.midY - 254) <= 1)
    #expect(try screen.find("OK").frame.maxY <= 508)
    try screen.find("Name").type("Ada")
    #expect(screen.texts.contains("Ada"))
    // In what is left, an alert that is too long scrolls.
    screen.keyboardHeight = 700
    screen.settle()
    #expect(screen.presentations[0].frame.maxY <= 144 && screen.presentations[0].frame.minY >= 16)
    screen.keyboardHeight = 0
    screen.settle()
    #expect(abs(screen.presentations[0].frame.midY - 422) <= 1)
  }

  @Test func aPopoverStaysAboveTheKeyboard() throws {
    let screen = screen {
      Color.white.frame(width: 50, height: 50).popover(isPresented: .constant(true)) {
        Text("popover").frame(width: 120, height: 200).presentationCompactAdaptation(.popover)
      }
      .position(x: 195, y: 500)
    }
    let before = screen.presentations[0].frame
    #expect(before.maxY > 508)
    screen.keyboardHeight = 336
    screen.settle()
    #expect(screen.presentations[0].frame.maxY <= 508)
    #expect(screen.presentations[0].frame.size == before.size)
    // It points to its view from the other side, where it stays.
    #expect(screen.presentations[0].frame.maxY == 465)
    screen.keyboardHeight = 0
    screen.settle()
    #expect(screen.presentations[0].frame.maxY == 465)
  }

  @Test func aCardMovesAboveTheKeyboardOrGetsSmaller() throws {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768)) {
      Color.white.sheet(isPresented: .constant(true)) {
        VStack {
          Fields()
          Text("last")
        }
      }
    }
    let before = screen.presentations[0].frame
    #expect(before.height == 620)
    try screen.find("Field 3").tap()
    screen.keyboardHeight = 400
    screen.settle()
    let card = screen.presentations[0].frame
    #expect(card.minY >= 16 && card.maxY <= 368 && card.width == before.width)
    #expect(try screen.find("last").frame.maxY <= 368)
    #expect(try screen.find("Field 3").frame.maxY <= 368)
    screen.keyboardHeight = 0
    screen.settle()
    #expect(screen.presentations[0].frame == before)
  }

  @Test func hostsAnimateNothingAfterAnAnimatedChange() throws {
    let screen = screen {
      VStack {
        Spacer()
        Switching()
      }
    }
    try screen.find("switch").tap()
    let before = try screen.find("switch").frame.minY
    screen.keyboardHeight = 336
    let list = screen.displayList()
    screen.settle()
    #expect(try before - screen.find("switch").frame.minY > 300)
    #expect(screen.displayList() == list)
  }
}

private struct Fields: View {
  @State private var texts = (0..<20).map { _ in "" }
  @FocusState private var focus: Int?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<20, id: \.self) { index in
          TextField("Field \(index)", text: $texts[index]).padding(10)
            .focused($focus, equals: index)
            .onSubmit { focus = index + 1 }
        }
      }
    }
  }
}

private struct Asking: View {
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    Color.white.onTapGesture { isShown = true }
      .alert("Rename", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The name is shown to everyone who visits this place, so choose it with care.")
      }
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Button("switch") { isOn.toggle() }
      .offset(x: isOn ? 10 : 0)
      .animation(.linear(duration: 1), value: isOn)
  }
}
