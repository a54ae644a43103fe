import CanopyTesting
import SwiftUI
import Testing

/// Pickers on a wheel.
@MainActor @Suite struct WheelPickerStyleTests {
  private struct Sizes: View {
    @State private var size = 2

    var body: some View {
      VStack {
        Text("size \(size)")
        Picker("Size", selection: $size) { ForEach(0..<20) { Text("\($0) cm") } }.pickerStyle(.wheel)
      }
    }
  }

  @Test func selectedOptionIsInTheMiddle() throws {
    let screen = TestScreen { Sizes() }
    let wheel = try screen.find(role: "slider", name: "Size").frame
    #expect(abs(try screen.find("2 cm").frame.midY - wheel.midY) < 1)
  }

  @Test func turningTheWheelSelects() throws {
    let screen = TestScreen { Sizes() }
    try screen.find("2 cm").drag(by: CGSize(width: 0, height: -64), over: 10)
    screen.settle()
    #expect(screen.texts.first == "size 4")
  }

  @Test func disabledWheelDoesNotTurn() throws {
    let screen = TestScreen { Sizes().disabled(true) }
    let option = try screen.find("2 cm")
    let frame = option.frame
    try option.drag(by: CGSize(width: 0, height: -64), over: 10)
    screen.settle()
    #expect(screen.texts.first == "size 2" && option.frame == frame)
  }

  @Test func tapSelectsARow() throws {
    let screen = TestScreen { Sizes() }
    try screen.find("4 cm").tap()
    screen.settle()
    #expect(screen.texts.first == "size 4")
  }

  @Test func keysAndAssistiveTechnologiesTurnTheWheel() throws {
    let screen = TestScreen { Sizes() }
    let wheel = try screen.find(role: "slider", name: "Size")
    try wheel.press(.upArrow)
    #expect(screen.texts.first == "size 3")
    try wheel.performAction(named: "decrement")
    try wheel.performAction(named: "decrement")
    #expect(screen.texts.first == "size 1")
    #expect(screen.accessibilityTree.contains("1 cm"))
  }
}
