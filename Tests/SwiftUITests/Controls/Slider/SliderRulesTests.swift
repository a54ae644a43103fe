import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Sliders that are limited, disabled, mirrored, or used without touches, and all of their initializers.
@MainActor @Suite struct SliderRulesTests {
  private let log = ActionLog()
  private let model = MovingModel()

  private var value: Binding<Double> {
    let model = model
    return Binding {
      model.number
    } set: {
      model.number = $0
    }
  }

  /// A window with a slider of 238 points, whose knob moves 200.
  private func screen(@ViewBuilder _ content: @escaping (Binding<Double>) -> some View) -> TestScreen {
    TestScreen(size: CGSize(width: 238, height: 60)) { With(model) { _ in content(value) } }
  }

  private func move(_ screen: TestScreen, to ends: CGFloat..., device: PointerEvent.Device = .touch) {
    screen.send(.began, at: CGPoint(x: ends[0], y: 30), device: device)
    for end in ends { screen.send(.moved, at: CGPoint(x: end, y: 30), device: device) }
    screen.update()
  }

  // MARK: Touches that end early

  @Test func disablingTheSliderEndsTheEdit() {
    let screen = screen { value in Slider(value: value) { log.add("\($0)") }.disabled(model.isOn) }
    move(screen, to: 19, 119)
    #expect(model.number == 0.5)
    model.isOn = true
    screen.settle()
    screen.send(.moved, at: CGPoint(x: 219, y: 30))
    screen.send(.ended, at: CGPoint(x: 219, y: 30))
    #expect(model.number == 0.5)
    #expect(log.lines == ["true", "false"])
  }

  @Test func aCanceledTouchKeepsTheValue() {
    let screen = screen { value in Slider(value: value) { log.add("\($0)") } }
    move(screen, to: 19, 119)
    screen.send(.cancelled, at: CGPoint(x: 119, y: 30))
    screen.settle()
    #expect(model.number == 0.5)
    #expect(log.lines == ["true", "false"])
  }

  @Test func aSliderThatLeavesEndsTheEdit() {
    let screen = screen { value in
      if !model.isOn { Slider(value: value) { log.add("\($0)") } }
    }
    move(screen, to: 19, 119)
    model.isOn = true
    screen.settle()
    screen.send(.ended, at: CGPoint(x: 119, y: 30))
    #expect(log.lines == ["true", "false"])
    #expect(screen.isUntouched)
  }

  @Test func aSecondTouchDoesNotMoveTheKnob() {
    let screen = screen { value in Slider(value: value) }
    move(screen, to: 19, 119)
    screen.send(.began, at: CGPoint(x: 200, y: 30), touch: 2)
    screen.send(.moved, at: CGPoint(x: 219, y: 30), touch: 2)
    #expect(model.number == 0.5)
  }

  @Test func movingUpAndDownIsNoEdit() {
    let screen = screen { value in Slider(value: value) { log.add("\($0)") } }
    screen.send(.began, at: CGPoint(x: 150, y: 30))
    screen.send(.moved, at: CGPoint(x: 150, y: 0))
    screen.send(.ended, at: CGPoint(x: 150, y: 0))
    #expect(model.number == 0)
    #expect(log.lines == [])
  }

  // MARK: Values

  @Test func aValueThatStaysTheSameIsNotSet() {
    var sets = 0
    let counted = Binding<Double> {
      5
    } set: { _ in
      sets += 1
    }
    let screen = TestScreen(size: CGSize(width: 238, height: 60)) { Slider(value: counted, in: 0...10, step: 5) }
    move(screen, to: 119, 125, 115)
    screen.send(.ended, at: CGPoint(x: 119, y: 30))
    #expect(sets == 0)
  }

  @Test func theBindingMayRefuseValues() throws {
    let refusing = Binding<Double> {
      0.5
    } set: { _ in
    }
    let screen = TestScreen(size: CGSize(width: 238, height: 60)) { Slider(value: refusing) { Text("Fixed") } }
    move(screen, to: 119, 219)
    screen.send(.ended, at: CGPoint(x: 219, y: 30))
    #expect(try screen.find(role: "slider", name: "Fixed").value == "50%")
  }

  @Test func aFloatIsAValueToo() throws {
    struct Small: View {
      @State private var value: Float = 0.25
      var body: some View { Slider(value: $value) { Text("Small") } }
    }
    let screen = TestScreen { Small() }
    let slider = try screen.find(role: "slider", name: "Small")
    try slider.increment()
    #expect(slider.value == "35%")
  }

  @Test func stepsStartAtTheLowerBound() throws {
    model.number = 1
    let screen = screen { value in Slider(value: value, in: 1...10, step: 4) { Text("Steps") } }
    let slider = try screen.find(role: "slider", name: "Steps")
    var values: [Double] = []
    for _ in 0..<3 {
      try slider.increment()
      values.append(model.number)
    }
    #expect(values == [5, 9, 9])
  }

  @Test func aValueBetweenStepsGoesToTheNearestOne() throws {
    model.number = 2.6
    let screen = screen { value in Slider(value: value, in: 0...10, step: 1) { Text("Steps") } }
    try screen.find(role: "slider", name: "Steps").increment()
    #expect(model.number == 4)
  }

  // MARK: Assistive technologies

  @Test func adjustingIsACompleteEdit() throws {
    let screen = screen { value in
      Slider(value: value) {
        Text("Volume")
      } onEditingChanged: {
        log.add("\($0) \(model.number)")
      }
    }
    try screen.find(role: "slider", name: "Volume").increment()
    #expect(log.lines == ["true 0.0", "false 0.1"])
  }

  @Test func adjustingStaysWithinTheEnabledBounds() throws {
    model.number = 0.5
    let screen = screen { value in
      Slider(value: value, enabledBounds: 0.45...0.55) {
        Text("Limited")
      } ticks: {
        SliderTick(0.5)
      }
    }
    let slider = try screen.find(role: "slider", name: "Limited")
    try slider.increment()
    #expect(abs(model.number - 0.55) < 1e-9)
    try slider.decrement()
    try slider.decrement()
    #expect(abs(model.number - 0.45) < 1e-9)
  }

  @Test func aDisabledSliderIsNotAdjusted() throws {
    let screen = screen { value in Slider(value: value) { Text("Off") }.disabled(true) }
    #expect(screen.accessibilityTree == "slider “Off” value “0%”, dimmed, actions: increment, decrement")
    #expect(throws: TestError.self) { try screen.find(role: "slider", name: "Off").increment() }
    #expect(model.number == 0)
  }

  @Test func theValueIsReadInTheLanguageOfTheView() {
    model.number = 0.5
    let screen = screen { value in
      Slider(value: value) { Text("V") }.environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(screen.accessibilityTree.contains("value “50\u{A0}%”"))
  }

  @Test func labelsOfTheBoundsAreNotThoseOfTheSlider() {
    let screen = screen { value in
      Slider(value: value) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    }
    #expect(
      screen.accessibilityTree
        == "text “low”\nslider “Volume” value “0%”, actions: increment, decrement\ntext “high”")
  }

  // MARK: Keys

  @Test(
    arguments: [
      (.leftToRight, .rightArrow, 0.6), (.leftToRight, .leftArrow, 0.4), (.rightToLeft, .rightArrow, 0.4),
      (.rightToLeft, .leftArrow, 0.6), (.rightToLeft, .upArrow, 0.6), (.rightToLeft, .downArrow, 0.4),
    ] as [(LayoutDirection, KeyEquivalent, Double)])
  func arrowsFollowTheReadingDirection(direction: LayoutDirection, key: KeyEquivalent, result: Double) {
    model.number = 0.5
    let screen = screen { value in Slider(value: value).environment(\.layoutDirection, direction) }
    screen.press(.tab)
    screen.press(key)
    #expect(abs(model.number - result) < 1e-9)
  }

  @Test(arguments: [EventModifiers.command, .control, .option])
  func arrowsWithACommandKeyAreLeftToOthers(modifiers: EventModifiers) {
    model.number = 0.5
    let screen = screen { value in Slider(value: value) }
    screen.press(.tab)
    screen.press(.rightArrow, modifiers: modifiers)
    #expect(model.number == 0.5)
  }

  // MARK: Initializers

  @Test func slidersInEachForm() {
    let value = Binding.constant(0.5)
    let screen = TestScreen {
      VStack {
        Slider(value: value)
        Slider(value: value, in: 0...2, step: 0.5)
        Slider(value: value) { Text("a") }
        Slider(value: value, in: 0...2, step: 0.5) { Text("b") }
        Slider(value: value, onEditingChanged: { _ in }) { Text("c") }
        Slider(value: value, in: 0...2, step: 0.5, onEditingChanged: { _ in }) { Text("d") }
        Slider(
          value: value, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
        ) { Text("e") }
        Slider(value: value, in: 0...2, step: 1, minimumValueLabel: Text("0"), maximumValueLabel: Text("2")) {
          Text("f")
        }
        Slider(value: value, in: 0...2, step: 1) {
          Text("g")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("2")
        }
      }
    }
    let sliders = screen.nodesInWindow.filter { $0.role == .slider }
    #expect(sliders.map(\.label) == [nil, nil, "a", "b", "c", "d", "e", "f", "g"])
    #expect(sliders.map(\.value) == ["50%", "25%", "50%", "25%", "50%", "25%", "50%", "25%", "25%"])
    #expect(screen.texts == ["0", "1", "0", "2", "0", "2"])
    #expect(screen.issues.isEmpty)
  }
}
