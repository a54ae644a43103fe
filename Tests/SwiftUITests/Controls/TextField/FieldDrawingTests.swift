import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("The drawing and the touches of text fields")
struct FieldDrawingTests {
  private func screen(_ text: String, width: CGFloat = 200, _ direction: LayoutDirection = .leftToRight) -> TestScreen {
    TestScreen(size: CGSize(width: width, height: 40), environment: { $0.layoutDirection = direction }) {
      Field(text: text)
    }
  }

  /// The columns with the tint, in points.
  private func caret(_ screen: TestScreen) throws -> [Int] {
    let image = try screen.image()
    return (0..<image.width).filter {
      let pixel = image.pixel(x: $0, y: 20)
      return pixel.red > 200 && pixel.green < 100
    }
  }

  @Test("A field without the focus has no caret and asks for nothing, and one with it blinks twice in a second")
  func blinks() throws {
    let screen = screen("abc")
    #expect(try caret(screen).isEmpty)
    #expect(!screen.isWaitingForTime)
    try screen.find("abc").tap()
    #expect(try caret(screen).count == 2)
    screen.resetCounts()
    screen.advance(by: 0.6)
    #expect(try caret(screen).isEmpty)
    screen.advance(by: 0.5)
    #expect(try caret(screen).count == 2)
    // Typing shows the caret.
    screen.advance(by: 0.5)
    screen.press("x")
    #expect(try caret(screen).count == 2)
    #expect(screen.bodyCount(of: Field.self) <= 1)
    screen.press(.return)
    #expect(try caret(screen).isEmpty)
    #expect(!screen.isWaitingForTime)
  }

  @Test("The caret is behind the text, and remains visible in a long one")
  func caretIsVisible() throws {
    let screen = screen("")
    try screen.find(id: "field").tap()
    let first = try #require(try caret(screen).first)
    screen.press("w")
    let second = try #require(try caret(screen).first)
    #expect(second > first + 5)
    for _ in 0..<40 { screen.press("w") }
    #expect(try #require(try caret(screen).last) >= 197)
    screen.press(.home)
    #expect(try #require(try caret(screen).first) == 0)
  }

  @Test("In a layout from right to left, an empty field has its caret at the right")
  func mirrors() throws {
    let screen = screen("", .rightToLeft)
    try screen.find(id: "field").tap()
    #expect(try #require(try caret(screen).last) == 199)
  }

  @Test("A tap places the caret, two select a word, and three select all")
  func taps() throws {
    let screen = screen("one two")
    try screen.find("one two").tap()
    screen.settle()
    screen.advance(by: 1)
    func tap(at x: CGFloat) {
      screen.send(.began, at: CGPoint(x: x, y: 20))
      screen.send(.ended, at: CGPoint(x: x, y: 20))
    }
    tap(at: 1)
    screen.press("X")
    #expect(screen.texts == ["Xone two"])
    screen.advance(by: 1)
    tap(at: 20)
    tap(at: 20)
    screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "Xone")
    tap(at: 20)
    screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "Xone two")
  }

  @Test("A mouse selects what it moves over, and a finger moves the caret")
  func drags() throws {
    let screen = screen("one two")
    func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      screen.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 20), device: .mouse)))
    }
    mouse(.began, 0)
    mouse(.moved, 100)
    mouse(.ended, 190)
    screen.press("c", modifiers: .control)
    #expect(screen.clipboard == "one two")
    screen.send(.began, at: CGPoint(x: 190, y: 20))
    for x in [150, 100, 50, 0] { screen.send(.moved, at: CGPoint(x: CGFloat(x), y: 20)) }
    screen.send(.ended, at: CGPoint(x: 0, y: 20))
    screen.press("X")
    #expect(screen.texts == ["Xone two"])
  }

  @Test("A field in a scroll view leaves a touch that moves up and down to it")
  func leavesScrolling() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        Field(text: "abc")
        Color.gray.frame(height: 500)
      }
    }
    screen.send(.began, at: CGPoint(x: 20, y: 10))
    for y in [0, -20, -60] { screen.send(.moved, at: CGPoint(x: 20, y: CGFloat(y))) }
    screen.send(.ended, at: CGPoint(x: 20, y: -60))
    #expect(try screen.findInTree("abc").frame.minY < -20)
    #expect(try caret(screen).isEmpty)
  }

  @Test("Errors of typing say what is wrong")
  func errors() throws {
    let screen = TestScreen {
      VStack {
        Text("Hello")
        VStack {
          Field(text: "a")
          Field(text: "b")
        }
        .accessibilityIdentifier("both")
        Field(text: "c").disabled(true)
      }
    }
    func message(_ action: () throws -> Void) -> String {
      do { try action() } catch { return "\(error)" }
      return ""
    }
    #expect(message { try screen.find("Hello").type("x") }.contains("isn't a text field"))
    #expect(message { try screen.find("c").type("x") }.contains("is disabled"))
    #expect(message { try screen.find("c").clearText() }.contains("is disabled"))
  }
}

private struct Field: View {
  @State var text: String
  var body: some View {
    TextField("", text: $text).tint(Color(red: 1, green: 0, blue: 0)).accessibilityIdentifier("field")
  }
}
