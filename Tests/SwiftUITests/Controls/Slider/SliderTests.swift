import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Sliders")
struct SliderTests {
  /// A window with a slider of 238 points: its knob moves 200.
  private func screen(_ direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> some View) -> TestScreen
  {
    TestScreen(size: CGSize(width: 238, height: 60), environment: { $0.layoutDirection = direction }, content: content)
  }

  private func drag(_ screen: TestScreen, from start: CGFloat, to end: CGFloat, phase: PointerEvent.Phase = .ended) {
    screen.send(.began, at: CGPoint(x: start, y: 30))
    for step in 1...4 { screen.send(.moved, at: CGPoint(x: start + (end - start) * CGFloat(step) / 4, y: 30)) }
    screen.send(phase, at: CGPoint(x: end, y: 30))
    screen.settle()
  }

  @Test("The knob of a disabled slider has half its strength")
  func disabledKnob() throws {
    for isDisabled in [false, true] {
      let screen = screen { Slider(value: .constant(0)).disabled(isDisabled).background(.black) }
      let red = try screen.image().pixel(x: 19, y: 30).red
      #expect(isDisabled ? red < 200 : red > 240, "\(red)")
    }
  }

  @Test("A slider without a knob can be moved")
  func hiddenKnob() throws {
    let log = ActionLog()
    let screen = screen { Volume(log: log).sliderThumbVisibility(.hidden).background(.black) }
    #expect(try screen.image().pixel(x: 119, y: 22).red < 100, "the knob would be above the track")
    drag(screen, from: 119, to: 169)
    #expect(log.last == 0.75)
  }

  @Test("14.5 Dragging the knob changes the value, and reports the beginning and the end once")
  func dragsKnob() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    drag(screen, from: 119, to: 169)
    #expect(log.lines.last == "false")
    #expect(log.lines.first == "true")
    #expect(log.lines.filter { $0 == "true" }.count == 1)
    #expect(log.lines.filter { $0 == "false" }.count == 1)
    #expect(log.last == 0.75)
  }

  @Test("14.6 A touch on the track drags the knob from where it is, and a tap doesn't move it")
  func dragsTrack() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    drag(screen, from: 20, to: 60)
    #expect(abs((log.last ?? 0) - 0.7) < 1e-9)
    log.lines = []
    screen.send(.began, at: CGPoint(x: 20, y: 30))
    screen.send(.ended, at: CGPoint(x: 20, y: 30))
    #expect(log.lines.isEmpty)
  }

  @Test("The value stays in its range, and the knob at its end")
  func staysInRange() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    drag(screen, from: 119, to: 1_000)
    #expect(log.last == 1)
    drag(screen, from: 219, to: -1_000)
    #expect(log.last == 0)
  }

  @Test("In a layout from right to left, the greatest value is at the left")
  func mirrors() {
    let log = ActionLog()
    let screen = screen(.rightToLeft) { Volume(log: log) }
    drag(screen, from: 119, to: 69)
    #expect(log.last == 0.75)
  }

  @Test("A slider with steps selects the nearest step, and the upper bound only if a step leads there")
  func selectsSteps() {
    let log = ActionLog()
    let screen = screen { Stepped(log: log) }
    drag(screen, from: 19, to: 19 + 80)
    #expect(log.last == 3)
    drag(screen, from: 19 + 60, to: 400)
    #expect(log.last == 9)
  }

  @Test("14.5 A touch that is cancelled ends the change, and so does a slider that leaves")
  func endsOnce() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    drag(screen, from: 119, to: 169, phase: .cancelled)
    #expect(log.lines.last == "false")
    log.lines = []
    let leaving = self.screen { Leaving(log: log) }
    leaving.send(.began, at: CGPoint(x: 19, y: 30))
    leaving.send(.moved, at: CGPoint(x: 200, y: 30))
    leaving.settle()
    leaving.send(.moved, at: CGPoint(x: 150, y: 30))
    leaving.send(.ended, at: CGPoint(x: 150, y: 30))
    #expect(log.lines.filter { $0 == "true" }.count == 1)
    #expect(log.lines.filter { $0 == "false" }.count == 1)
    #expect(leaving.texts == ["gone"])
    #expect(leaving.isUntouched)
  }

  @Test("A movement up and down beside the knob scrolls the view around, and doesn't change the value")
  func leavesScrolling() throws {
    let log = ActionLog()
    let screen = screen {
      ScrollView {
        Volume(log: log)
        Color.red.frame(height: 500)
      }
    }
    let top = try screen.find(id: "volume").frame.minY
    screen.send(.began, at: CGPoint(x: 30, y: 20))
    for y in [10, 0, -20, -60] { screen.send(.moved, at: CGPoint(x: 30, y: CGFloat(y))) }
    screen.send(.ended, at: CGPoint(x: 30, y: -60))
    #expect(try screen.find(id: "volume").frame.minY < top - 20)
    #expect(log.lines.isEmpty)
  }

  @Test("14.6 A click moves the knob to the pointer, and it follows from there")
  func clicks() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    screen.send(.pointer(PointerEvent(.began, at: CGPoint(x: 39, y: 30), device: .mouse)))
    #expect(abs((log.last ?? 0) - 0.1) < 1e-9)
    screen.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 59, y: 30), device: .mouse)))
    screen.send(.pointer(PointerEvent(.ended, at: CGPoint(x: 59, y: 30), device: .mouse)))
    #expect(abs((log.last ?? 0) - 0.2) < 1e-9)
    #expect(log.lines.last == "false")
  }

  @Test("Arrow keys change the value of a slider with the focus by a tenth, or by a step")
  func keys() {
    let log = ActionLog()
    let screen = screen { Volume(log: log) }
    screen.press(.tab)
    screen.press(.rightArrow)
    screen.press(.upArrow)
    screen.settle()
    #expect(abs((log.last ?? 0) - 0.7) < 1e-9)
    #expect(log.lines.filter { $0 == "true" }.count == 2)
    let mirrored = self.screen(.rightToLeft) { Stepped(log: log) }
    mirrored.press(.tab)
    mirrored.press(.leftArrow)
    mirrored.settle()
    #expect(log.last == 3)
  }

  @Test("A disabled slider doesn't move")
  func disabled() {
    let log = ActionLog()
    let screen = screen { Volume(log: log).disabled(true) }
    drag(screen, from: 119, to: 169)
    #expect(log.lines.isEmpty)
  }

  @Test("Moving the knob runs the bodies that read the value, and no others")
  func runsReadersOnly() {
    let screen = screen { Owner() }
    screen.resetCounts()
    drag(screen, from: 119, to: 169)
    #expect(screen.bodyCount(of: Owner.self) == 0)
    #expect(screen.bodyCount(of: Slider<EmptyView, EmptyView>.self) == 4)
  }

  @Test("Ranges, steps and values that can't be are reported, and the slider remains usable")
  func reportsMisuse() {
    func issues(@ViewBuilder _ content: () -> some View) -> [String] { screen(content: content).issues.map(\.message) }
    #expect(issues { Slider(value: .constant(1), in: 3...3) }.first?.contains("range 3.0...3.0") == true)
    #expect(issues { Slider(value: .constant(1.0), in: 0...Double.infinity) }.count == 1)
    #expect(issues { Slider(value: .constant(1.0), in: 0...10, step: 0) }.first?.contains("step of 0.0") == true)
    #expect(issues { Slider(value: .constant(Double.nan)) }.first?.contains("isn't a number") == true)
    #expect(issues { Slider(value: .constant(50.0)) }.isEmpty)
  }
}

extension ActionLog {
  /// The last value.
  fileprivate var last: Double? { lines.last { $0 != "true" && $0 != "false" }.flatMap(Double.init) }
}

private struct Volume: View {
  let log: ActionLog
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value) { log.add("\($0)") }
      .accessibilityIdentifier("volume")
      .onChange(of: value) { _, new in log.add("\(new)") }
  }
}

private struct Stepped: View {
  let log: ActionLog
  @State private var value: Float = 0

  var body: some View {
    Slider(value: $value, in: 0...10, step: 3) {
      Text("Size")
    } onEditingChanged: { _ in
    }
    .onChange(of: value) { _, new in log.add("\(new)") }
  }
}

private struct Leaving: View {
  let log: ActionLog
  @State private var value = 0.0

  var body: some View {
    if value > 0.5 {
      Text("gone")
    } else {
      Slider(value: $value, onEditingChanged: { log.add("\($0)") })
    }
  }
}

private struct Owner: View {
  @State private var value = 0.5
  var body: some View { Slider(value: $value) }
}
