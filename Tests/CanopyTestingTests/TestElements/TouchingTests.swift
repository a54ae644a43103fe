import CanopyTesting
import SwiftUI
import Testing

/// Taps, presses and drags as a test performs them, and what they may not reach.
@MainActor @Suite struct TouchingTests {
  @Test func gesturesAreToldApart() throws {
    let screen = TestScreen { Gestures() }
    try screen.find("last none").doubleTap()
    #expect(screen.texts == ["last double"])
    try screen.find("last double").longPress()
    #expect(screen.texts == ["last long"])
    try screen.find("last long").longPress(duration: 0.1)
    #expect(screen.texts != ["last double"])
  }

  @Test func aDragEndsWhereItIsLifted() throws {
    let screen = TestScreen { Draggable() }
    try screen.find("moved 0, 0").drag(by: CGSize(width: 30, height: -10))
    #expect(screen.texts == ["moved 30, -10"])
  }

  @Test func touchesAreTheCausesOfChanges() throws {
    let screen = TestScreen { Gestures() }
    try screen.find("last none").doubleTap()
    let text = screen.explain(try screen.find("last double"))
    #expect(text.contains("by double-tapping “last none”"), "\(text)")
  }

  // MARK: What can't be touched

  private func message(_ action: () throws -> Void) -> String {
    let error = #expect(throws: TestError.self) { try action() }
    return error?.message ?? ""
  }

  @Test func theErrorNamesTheAction() throws {
    let screen = TestScreen { Text("plain") }
    let plain = try screen.find("plain")
    #expect(message { try plain.tap() }.hasPrefix("The text “plain” cannot be tapped: "))
    #expect(message { try plain.doubleTap() }.hasPrefix("The text “plain” cannot be tapped: "))
    #expect(message { try plain.longPress() }.hasPrefix("The text “plain” cannot be pressed: "))
    #expect(message { try plain.drag(by: .zero) }.hasPrefix("The text “plain” cannot be dragged: "))
    #expect(message { _ = try plain.touch() }.hasPrefix("The text “plain” cannot be touched: "))
    #expect(message { try plain.activate() }.hasPrefix("The text “plain” cannot be activated: "))
  }

  @Test func aViewInFrontIsNamed() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      Button("button") {}.overlay {
        Text("cover").frame(width: 300, height: 200).contentShape(Rectangle()).onTapGesture {}
      }
    }
    let text = message { try screen.find(role: "button", name: "button").tap() }
    #expect(text.hasSuffix("“cover” is in front of it."), "\(text)")
  }

  @Test func aViewOutsideOfTheWindowSaysWhereItIs() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
      Button("far") {}.accessibilityIdentifier("far").fixedSize().offset(x: 900)
    }
    let text = message { try screen.find(id: "far").tap() }
    #expect(text.contains("is outside of the window, which has 200.0 by 100.0 points"), "\(text)")
  }

  @Test func aViewThatIgnoresTouchesSaysSo() throws {
    let screen = TestScreen { Button("ghost") {}.allowsHitTesting(false) }
    let text = message { try screen.find("ghost").tap() }
    #expect(text.contains("nothing can be touched at its center"), "\(text)")
  }

  @Test func aButtonOutOfSightIsScrolledIntoView() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) { Tall() }
    try screen.find(id: "last").tap()
    #expect(screen.texts.contains("tapped"))
  }

  @Test func theLabelOfAToggleTapsItsSwitch() throws {
    let screen = TestScreen { Switching() }
    try screen.find("Wi-Fi").tap()
    #expect(screen.texts.contains("is on"))
    try screen.find("Wi-Fi").tap()
    #expect(!screen.texts.contains("is on"))
  }

  // MARK: Activation

  @Test func aButtonOutOfSightCanBeActivated() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 100)) { Tall() }
    try screen.find(id: "last").activate()
    #expect(screen.texts == ["tapped"], "nothing has scrolled")
  }

  @Test func aDisabledButtonCannotBeActivated() throws {
    let screen = TestScreen { Button("off") {}.disabled(true) }
    #expect(message { try screen.find("off").activate() }.contains("it is disabled"))
  }

  @Test func theActionForAssistiveTechnologiesIsPreferred() throws {
    let screen = TestScreen { Activated() }
    try screen.find("state none").activate()
    #expect(screen.texts == ["state activated"])
  }

  // MARK: Touches

  @Test func severalTouchesAreIndependent() throws {
    let screen = TestScreen { Two() }
    let first = try screen.find("left up").touch()
    let second = try screen.find("right up").touch()
    #expect(screen.texts == ["left down", "right down"])
    first.lift()
    #expect(screen.texts == ["left up", "right down"])
    second.cancel()
    #expect(screen.texts == ["left up", "right up"])
  }

  @Test func aTouchOfThePointOfTheScreenReachesTheViewThere() throws {
    let screen = TestScreen { Two() }
    let frame = try screen.find("left up").frame
    let touch = screen.touch(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(screen.texts.contains("left down"))
    touch.lift()
    #expect(screen.texts.contains("left up"))
  }

  @Test func invalidDurationsMoveAtOnce() throws {
    let screen = TestScreen { Draggable() }
    let before = screen.date
    let touch = try screen.find("moved 0, 0").touch()
    touch.move(by: CGSize(width: 40, height: 0), over: .nan)
    touch.move(by: CGSize(width: 1, height: 0), over: -3)
    touch.lift()
    #expect(screen.texts == ["moved 41, 0"])
    #expect(screen.date == before)
  }
}

private struct Gestures: View {
  @State private var last = "none"

  var body: some View {
    Text("last \(last)")
      .onTapGesture(count: 2) { last = "double" }
      .onLongPressGesture { last = "long" }
  }
}

private struct Draggable: View {
  @State private var end = CGSize.zero

  var body: some View {
    Text("moved \(Int(end.width)), \(Int(end.height))")
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { end = $0.translation })
  }
}

private struct Tall: View {
  @State private var isTapped = false

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 1_000)
          Button("last") { isTapped = true }.accessibilityIdentifier("last")
        }
      }
      if isTapped { Text("tapped") }
    }
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      if isOn { Text("is on") }
    }
  }
}

private struct Activated: View {
  @State private var state = "none"

  var body: some View {
    Text("state \(state)").accessibilityAction { state = "activated" }
  }
}

private struct Two: View {
  var body: some View {
    HStack {
      Pressed(name: "left")
      Pressed(name: "right")
    }
  }
}

private struct Pressed: View {
  let name: String
  @GestureState private var isDown = false

  var body: some View {
    Text("\(name) \(isDown ? "down" : "up")").frame(width: 100, height: 60).contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true })
  }
}
