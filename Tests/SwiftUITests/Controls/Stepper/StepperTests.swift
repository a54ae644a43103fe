import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Steppers that people press, by touches, keys and assistive technologies.
@MainActor @Suite struct StepperTests {
  private struct Guests: View {
    let log: ActionLog
    var step = 1
    @State private var guests = 5

    var body: some View {
      Stepper("Guests", value: $guests, in: 0...10, step: step) { log.add($0 ? "begins" : "ends") }
        .onChange(of: guests) { log.add("\($1)") }
        .accessibilityIdentifier("stepper")
    }
  }

  /// A window whose width is that of the halves and their margins.
  private func screen(
    _ log: ActionLog, step: Int = 1, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TestScreen {
    TestScreen(size: CGSize(width: 94, height: 32), environment: environment) {
      Guests(log: log, step: step).labelsHidden()
    }
  }

  private let minus = CGPoint(x: 24, y: 16)
  private let plus = CGPoint(x: 70, y: 16)

  private func press(_ point: CGPoint, _ screen: TestScreen) {
    screen.touch(at: point).lift()
    screen.settle()
  }

  @Test func pressIsOneStepAndOneEdit() {
    let log = ActionLog()
    let screen = screen(log)
    press(plus, screen)
    #expect(log.lines == ["begins", "ends", "6"])
    press(minus, screen)
    press(minus, screen)
    #expect(log.lines.filter { Int($0) != nil } == ["6", "5", "4"])
  }

  @Test func stepEndsAtTheBound() {
    let log = ActionLog()
    let screen = screen(log, step: 3)
    for _ in 0..<4 { press(plus, screen) }
    #expect(log.lines.filter { Int($0) != nil } == ["8", "10"])
    #expect(log.lines.filter { $0 == "begins" }.count == 2, "a disabled half reports no edit")
  }

  @Test func pressRepeatsByTheClock() {
    let log = ActionLog()
    let screen = screen(log)
    let touch = screen.touch(at: plus)
    screen.advance(by: 0.4)
    #expect(log.lines == ["begins"])
    screen.advance(by: 0.15)
    #expect(log.lines == ["begins", "6"])
    screen.advance(by: 0.2)
    #expect(log.lines == ["begins", "6", "7", "8"])
    touch.lift()
    screen.settle()
    #expect(log.lines == ["begins", "6", "7", "8", "ends"], "the end of a press that repeated is no step")
    #expect(!screen.isWaitingForTime)
  }

  @Test func pressStopsRepeatingAtTheEnd() {
    let log = ActionLog()
    let screen = screen(log)
    let touch = screen.touch(at: plus)
    screen.advance(by: 3)
    touch.lift()
    screen.settle()
    #expect(log.lines == ["begins", "6", "7", "8", "9", "10", "ends"])
  }

  @Test func pressDoesNotRepeatIfTheAppSaysSo() {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 94, height: 32)) {
      Guests(log: log).labelsHidden().buttonRepeatBehavior(.disabled)
    }
    let touch = screen.touch(at: plus)
    screen.advance(by: 3)
    touch.lift()
    screen.settle()
    #expect(log.lines == ["begins", "ends", "6"])
  }

  @Test func pressThatIsCancelledIsNoStep() {
    let log = ActionLog()
    let screen = screen(log)
    screen.touch(at: plus).cancel()
    screen.advance(by: 0.1)
    #expect(log.lines == ["begins", "ends"])
  }

  @Test func movementScrollsTheViewAroundWithoutAStep() throws {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 94, height: 60)) {
      ScrollView {
        Guests(log: log).labelsHidden()
        Color.red.frame(height: 500)
      }
    }
    let top = try screen.find(id: "stepper").frame.minY
    let touch = screen.touch(at: plus)
    touch.move(by: CGSize(width: 0, height: -40), over: 0.1)
    touch.lift()
    screen.settle()
    #expect(try screen.find(id: "stepper").frame.minY < top - 20)
    #expect(!log.lines.contains { Int($0) != nil })
    #expect(log.lines.filter { $0 == "begins" }.count == log.lines.filter { $0 == "ends" }.count)
  }

  @Test func stepperThatLeavesEndsItsEdit() {
    struct Leaving: View {
      let log: ActionLog
      @State private var count = 0

      var body: some View {
        if count == 0 {
          Stepper("Count", value: $count) { log.add($0 ? "begins" : "ends") }.labelsHidden()
        } else {
          Text("gone")
        }
      }
    }
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 94, height: 32)) { Leaving(log: log) }
    let touch = screen.touch(at: plus)
    screen.advance(by: 1)
    touch.lift()
    #expect(screen.texts == ["gone"] && log.lines == ["begins", "ends"])
  }

  @Test func disabledStepperIgnoresTouchesAndKeys() {
    let log = ActionLog()
    let screen = screen(log) { $0.isEnabled = false }
    press(plus, screen)
    screen.press(.tab)
    screen.press(.upArrow)
    #expect(log.lines.isEmpty)
  }

  // MARK: Directions

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func plusIsAtTheTrailingEdge(direction: LayoutDirection) {
    let log = ActionLog()
    let screen = screen(log) { $0.layoutDirection = direction }
    press(direction == .leftToRight ? plus : minus, screen)
    #expect(log.lines.last == "6")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func arrowKeysChangeTheFocusedStepper(direction: LayoutDirection) {
    let log = ActionLog()
    let screen = screen(log) { $0.layoutDirection = direction }
    screen.press(.tab)
    screen.press(.upArrow)
    screen.press(direction == .leftToRight ? .rightArrow : .leftArrow)
    screen.press(.downArrow)
    #expect(log.lines.filter { Int($0) != nil } == ["6", "7", "6"])
    #expect(log.lines.filter { $0 == "begins" }.count == 3 && log.lines.filter { $0 == "ends" }.count == 3)
  }

  @Test func upperHalfOfTheDesktopIncrements() {
    let log = ActionLog()
    let screen = TestScreen(size: CGSize(width: 20, height: 26), environment: { $0.interfaceIdiom = .desktop }) {
      Guests(log: log).labelsHidden()
    }
    press(CGPoint(x: 10, y: 6), screen)
    #expect(log.lines.last == "6")
    press(CGPoint(x: 10, y: 20), screen)
    #expect(log.lines.last == "5")
  }

  // MARK: Accessibility

  @Test func stepperIsOneAdjustableElement() throws {
    let log = ActionLog()
    let screen = TestScreen { Guests(log: log) }
    #expect(screen.accessibilityTree == "stepper “Guests” value “5”, id “stepper”, actions: increment, decrement")
    try screen.find(role: "stepper", name: "Guests").increment()
    #expect(log.lines == ["begins", "ends", "6"])
    #expect(try screen.find(role: "stepper", name: "Guests").value == "6")
    try screen.find(role: "stepper", name: "Guests").decrement()
    #expect(log.lines.last == "5")
  }

  @Test func valueIsSaidInTheLanguageOfThePlace() throws {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "de_DE") }) {
      Stepper("Länge", value: .constant(1_234.5), step: 0.5)
    }
    #expect(try screen.find(role: "stepper", name: "Länge").value == "1.234,5")
  }
}
