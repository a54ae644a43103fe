import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Gestures that need modifier keys.
@MainActor @Suite struct ModifiersGestureTests {
  private let log = ActionLog()
  private let center = CGPoint(x: 100, y: 50)

  private func screen(_ gesture: some Gesture) -> TestScreen {
    layOut { Color.red.frame(width: 100, height: 80).gesture(gesture) }
  }

  private func tap(_ screen: TestScreen, holding keys: EventModifiers) {
    screen.hold(keys)
    screen.send(.began, at: center)
    screen.send(.ended, at: center)
    screen.settle()
  }

  @Test(
    arguments: [
      ([], false), (.shift, false), (.command, true), ([.command, .shift], true), ([.command, .capsLock], true),
    ] as [(EventModifiers, Bool)])
  func gestureNeedsItsKeysAndAllowsOthers(keys: EventModifiers, isRecognized: Bool) {
    let screen = screen(TapGesture().modifiers(.command).onEnded { log.add("tap") })
    tap(screen, holding: keys)
    #expect(log.lines == (isRecognized ? ["tap"] : []))
    #expect(screen.isUntouched)
  }

  @Test func allOfSeveralKeysAreNeeded() {
    let screen = screen(TapGesture().modifiers([.control, .option]).onEnded { log.add("tap") })
    tap(screen, holding: .control)
    tap(screen, holding: .option)
    #expect(log.lines == [])
    tap(screen, holding: [.control, .option])
    #expect(log.lines == ["tap"])
  }

  @Test func noKeysAreAlwaysPressed() {
    let screen = screen(TapGesture().modifiers([]).onEnded { log.add("tap") })
    tap(screen, holding: [])
    tap(screen, holding: .shift)
    #expect(log.lines == ["tap", "tap"])
  }

  @Test func touchWithoutTheKeysGoesToTheViewAround() {
    let screen = layOut {
      Color.red.gesture(TapGesture().modifiers(.command).onEnded { log.add("add") })
        .onTapGesture { log.add("select") }
    }
    tap(screen, holding: [])
    tap(screen, holding: .command)
    #expect(log.lines == ["select", "add"])
  }

  @Test func exclusiveGestureFallsBackWithoutTheKeys() {
    let screen = screen(
      TapGesture().modifiers(.option).onEnded { log.add("copy") }
        .exclusively(before: TapGesture().onEnded { log.add("move") }))
    tap(screen, holding: [])
    tap(screen, holding: .option)
    #expect(log.lines == ["move", "copy"])
  }

  @Test func keysCountFromTheBeginningOfTheTouch() {
    let screen = screen(TapGesture().modifiers(.command).onEnded { log.add("tap") })
    screen.send(.began, at: center)
    screen.hold(.command)
    screen.send(.ended, at: center)
    screen.settle()
    #expect(log.lines == [])
  }

  @Test func tapFailsIfTheKeyIsReleasedBeforeTheTouchEnds() {
    let screen = screen(TapGesture().modifiers(.command).onEnded { log.add("tap") })
    screen.hold(.command)
    screen.send(.began, at: center)
    screen.hold([])
    screen.send(.ended, at: center)
    screen.settle()
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  @Test func dragContinuesAfterTheKeyIsReleased() {
    let drag = DragGesture().modifiers(.shift)
    let screen = screen(
      drag.onChanged { log.add("\($0.translation.width)") }.onEnded { log.add("ended \($0.translation.width)") })
    screen.hold(.shift)
    screen.send(.began, at: center)
    screen.send(.moved, at: CGPoint(x: 120, y: 50))
    screen.hold([])
    screen.send(.moved, at: CGPoint(x: 130, y: 50))
    screen.send(.ended, at: CGPoint(x: 130, y: 50))
    #expect(log.lines == ["20.0", "30.0", "ended 30.0"])
  }

  @Test func dragFailsIfTheKeyIsReleasedBeforeItIsRecognized() {
    let screen = screen(DragGesture().modifiers(.shift).onEnded { _ in log.add("ended") })
    screen.hold(.shift)
    screen.send(.began, at: center)
    screen.hold([])
    screen.send(.moved, at: CGPoint(x: 130, y: 50))
    screen.hold(.shift)
    screen.send(.ended, at: CGPoint(x: 140, y: 50))
    #expect(log.lines == [])
  }

  @Test func longPressNeedsTheKeysForItsDuration() {
    let screen = screen(LongPressGesture().modifiers(.option).onEnded { _ in log.add("held") })
    screen.hold(.option)
    screen.send(.began, at: center)
    screen.advance(by: 0.6)
    screen.send(.ended, at: center)
    #expect(log.lines == ["held"])
    screen.hold([])
    screen.send(.began, at: center)
    screen.advance(by: 0.6)
    screen.send(.ended, at: center)
    #expect(log.lines == ["held"])
    #expect(screen.isUntouched)
  }

  @Test func gestureStateIsResetWhenTheKeyIsReleased() {
    struct Pressed: View {
      @GestureState private var isPressed = false
      var body: some View {
        Text(isPressed ? "pressed" : "free").frame(width: 200, height: 100).contentShape(.rect)
          .gesture(
            LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, _ in state = value }
              .modifiers(.shift))
      }
    }
    let screen = layOut { Pressed() }
    screen.hold(.shift)
    screen.send(.began, at: center)
    #expect(screen.texts == ["pressed"])
    screen.hold([])
    screen.send(.moved, at: CGPoint(x: 101, y: 50))
    screen.settle()
    #expect(screen.texts == ["free"])
  }

  @Test func sequenceNeedsTheKeysOfItsPart() {
    let screen = screen(
      LongPressGesture().sequenced(before: DragGesture().modifiers(.command)).onEnded { _ in log.add("dragged") })
    for keys in [[], .command] as [EventModifiers] {
      screen.hold(keys)
      screen.send(.began, at: center)
      screen.advance(by: 0.6)
      screen.send(.moved, at: CGPoint(x: 130, y: 50))
      screen.send(.ended, at: CGPoint(x: 130, y: 50))
      screen.settle()
      #expect(log.lines.count == (keys.isEmpty ? 0 : 1))
    }
  }

  @Test func keysOfTheLatestBodyCount() throws {
    struct Changing: View {
      let log: ActionLog
      @State private var keys = EventModifiers.shift
      var body: some View {
        Text("Here").gesture(TapGesture().modifiers(keys).onEnded { log.add("tap") })
        Button("Change") { keys = .option }
      }
    }
    let screen = TestScreen { Changing(log: log) }
    try screen.find("Change").tap()
    screen.hold(.shift)
    try screen.find("Here").tap()
    #expect(log.lines == [])
    screen.hold(.option)
    try screen.find("Here").tap()
    #expect(log.lines == ["tap"])
  }

  @Test func doubleClickNeedsTheKeysForBothClicks() {
    let screen = screen(TapGesture(count: 2).modifiers(.command).onEnded { log.add("double") })
    for second in [[], .command] as [EventModifiers] {
      for keys in [.command, second] {
        for phase in [PointerEvent.Phase.began, .ended] {
          screen.send(.pointer(PointerEvent(phase, at: center, device: .mouse, modifiers: keys)))
        }
      }
      screen.settle()
      screen.advance(by: 1)
    }
    #expect(log.lines == ["double"])
  }
}
