import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// The reactions of buttons to touches, clicks and keys, and all of their initializers.
@MainActor @Suite struct ButtonRulesTests {
  private let log = ActionLog()
  private let model = MovingModel()

  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 60, height: 20)
      Text(configuration.isPressed ? "pressed" : "released")
    }
  }

  /// A button of 60 × 20 points in the middle of a large window.
  private func screen() -> TestScreen {
    layOut(width: 400, height: 400) {
      Button {
        log.add("acted")
      } label: {
        Color.red.frame(width: 60, height: 20)
      }
      .buttonStyle(.plain)
    }
  }

  private func release(at distance: CGFloat, _ device: PointerEvent.Device) -> [String] {
    let screen = screen()
    screen.send(.began, at: CGPoint(x: 200, y: 200), device: device)
    screen.send(.moved, at: CGPoint(x: 200, y: 210 + distance), device: device)
    screen.send(.ended, at: CGPoint(x: 200, y: 210 + distance), device: device)
    screen.settle()
    return log.lines
  }

  // MARK: Size

  @Test(arguments: [InterfaceIdiom.phone, .desktop])
  func aButtonIsNeverLowerThanItsLabel(idiom: InterfaceIdiom) throws {
    let screen = TestScreen(environment: { $0.interfaceIdiom = idiom }) {
      VStack(spacing: 0) {
        Button("bordered\nlines") {}.buttonStyle(.bordered)
        Button("glass\nlines") {}.buttonStyle(.glass)
        Text("text")
      }
      .frame(height: 10)
    }
    let frames = try ["bordered\nlines", "glass\nlines", "text"].map { try screen.find($0).frame }
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
  }

  // MARK: Touches

  @Test(arguments: [(0, true), (69, true), (71, false)] as [(CGFloat, Bool)])
  func aFingerMayBeNearTheButton(distance: CGFloat, acts: Bool) {
    #expect(release(at: distance, .touch) == (acts ? ["acted"] : []))
  }

  @Test(arguments: [(-1, true), (1, false)] as [(CGFloat, Bool)])
  func aMouseHasToBeOverTheButton(distance: CGFloat, acts: Bool) {
    #expect(release(at: distance, .mouse) == (acts ? ["acted"] : []))
  }

  @Test func aTouchMayLeaveAndComeBack() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") }.buttonStyle(Telling()) }
    let touch = try screen.find("Go").touch()
    var states = [screen.texts.last]
    for distance in [300.0, -300] {
      touch.move(by: CGSize(width: 0, height: distance))
      states.append(screen.texts.last)
    }
    touch.lift()
    #expect(states == ["pressed", "released", "pressed"])
    #expect(screen.texts.last == "released")
    #expect(log.lines == ["acted"])
  }

  @Test func aTouchThatBeginsBesideTheButtonDoesNotPressIt() {
    let screen = screen()
    screen.send(.began, at: CGPoint(x: 200, y: 100))
    screen.send(.moved, at: CGPoint(x: 200, y: 200))
    screen.send(.ended, at: CGPoint(x: 200, y: 200))
    #expect(log.lines == [])
  }

  @Test func aCanceledTouchDoesNotAct() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") }.buttonStyle(Telling()) }
    let touch = try screen.find("Go").touch()
    touch.cancel()
    screen.settle()
    #expect(screen.texts.last == "released")
    #expect(log.lines == [])
  }

  @Test func twoFingersPressOnce() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") } }
    let (first, second) = (try screen.find("Go").touch(), try screen.find("Go").touch())
    first.lift()
    second.lift()
    screen.settle()
    #expect(log.lines == ["acted"])
  }

  @Test func quickTapsAllAct() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") } }
    for _ in 0..<5 { try screen.find("Go").tap() }
    #expect(log.lines.count == 5)
  }

  @Test func aButtonInAButtonPrecedesIt() throws {
    let screen = TestScreen {
      Button {
        log.add("outer")
      } label: {
        HStack {
          Text("text")
          Button("inner") { log.add("inner") }
        }
      }
    }
    try screen.find("inner").tap()
    #expect(log.lines == ["inner"])
  }

  @Test func theActionOfTheLatestBodyRuns() throws {
    let screen = TestScreen {
      With(model) { model in
        let now = model.number
        Button("Go") { log.add("\(now)") }
      }
    }
    let touch = try screen.find("Go").touch()
    model.number = 7
    screen.update()
    touch.lift()
    screen.settle()
    #expect(log.lines == ["7.0"])
  }

  // MARK: Disabled buttons

  @Test func disabledButtonsIgnoreEachKindOfInput() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") }.keyboardShortcut("g").disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Go").tap() }
    #expect(throws: TestError.self) { try screen.find("Go").activate() }
    #expect(throws: TestError.self) { try screen.find("Go").press(.space) }
    screen.press("g", modifiers: .command)
    #expect(log.lines == [])
  }

  @Test func anEnabledViewInADisabledOneIsDisabled() throws {
    let screen = TestScreen { VStack { Button("Go") {}.disabled(false) }.disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Go").tap() }
  }

  @Test func aDisabledButtonLosesTheFocus() throws {
    let screen = TestScreen { With(model) { Button("Go") {}.disabled($0.isOn) } }
    try screen.find("Go").focus()
    model.isOn = true
    screen.settle()
    #expect(screen.focusedElement == nil)
  }

  // MARK: Keys

  @Test func aHeldKeyPressesOnce() throws {
    let screen = TestScreen { Button("Go") { log.add("acted") } }
    try screen.find("Go").focus()
    screen.send(KeyEvent(.down, key: .space))
    for _ in 0..<3 { screen.send(KeyEvent(.repeated, key: .space)) }
    screen.send(KeyEvent(.up, key: .space))
    #expect(log.lines == ["acted"])
  }

  // MARK: Styles

  @Test func aStyleKnowsTheRole() {
    struct Roles: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.role == .destructive ? "destructive" : configuration.role == nil ? "none" : "other")
      }
    }
    let screen = TestScreen {
      VStack {
        Button("a", role: .destructive) {}
        Button("b") {}
        Button("c", role: .cancel) {}
      }
      .buttonStyle(Roles())
    }
    #expect(screen.texts == ["destructive", "none", "other"])
  }

  @Test func aPrimitiveStyleDecidesWhatTriggersTheAction() throws {
    struct DoubleTap: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let screen = TestScreen { Button("Go") { log.add("acted") }.buttonStyle(DoubleTap()) }
    try screen.find("Go").tap()
    #expect(log.lines == [])
    try screen.find("Go").doubleTap()
    #expect(log.lines == ["acted"])
  }

  @Test func styleReadsTheEnvironmentOfTheButton() {
    struct Enabled: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
    }
    let screen = TestScreen {
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      }
      .buttonStyle(Enabled())
    }
    #expect(screen.texts == ["on", "off"])
  }

  // MARK: Initializers

  @Test func buttonsInEachForm() throws {
    let (string, resource) = ("string", LocalizedStringResource("resource"))
    let screen = TestScreen {
      VStack {
        Button("key") { log.add("1") }
        Button(string) { log.add("2") }
        Button(resource) { log.add("3") }
        Button("key role", role: .destructive) { log.add("4") }
        Button(resource, role: nil) { log.add("5") }
        Button(string + " role", role: .cancel) { log.add("6") }
        Button("key symbol", systemImage: "star") { log.add("7") }
        Button(string + " symbol", systemImage: "star") { log.add("8") }
        Button("key both", systemImage: "star", role: .destructive) { log.add("9") }
        Button(role: .close) { log.add("10") }
      }
    }
    for node in screen.nodesInWindow where node.role == .button { screen.perform("activate", at: node.id) }
    #expect(log.lines == (1...10).map(String.init))
    #expect(
      screen.nodesInWindow.filter { $0.role == .button }.map(\.label) == [
        "key", "string", "resource", "key role", "resource", "string role", "key symbol", "string symbol", "key both",
        "Close",
      ])
  }

  @Test func titlesAreTranslatedAndStringsAreNot() {
    let string = "**a**"
    let screen = TestScreen {
      Button("**a**") {}
      Button(string) {}
    }
    #expect(screen.texts == ["a", "**a**"])
  }

  // MARK: Type size

  @Test func largerTextMakesLargerButtons() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let screen = TestScreen { Button("Go") {}.buttonStyle(.bordered).dynamicTypeSize(size) }
      return try screen.find(role: "button", name: "Go").frame.height
    }
    let (usual, large) = (try height(.large), try height(.accessibility2))
    #expect(large > usual)
  }
}
