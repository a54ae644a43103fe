import CanopyInput
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// What becomes of the events that a window receives.
@MainActor @Suite struct InputEventTests {
  private let log = ActionLog()

  // MARK: Keys

  /// A screen whose only view logs the keys that it receives.
  private func listening() throws -> TestScreen {
    let screen = TestScreen {
      Text("Board").focusable().onKeyPress(phases: .all) { press in
        log.add("\(press.characters) \(press.phase)")
        return .ignored
      }
    }
    try screen.find("Board").focus()
    return screen
  }

  @Test(arguments: [KeyEquivalent.upArrow, .leftArrow, .escape, .home, .end, .pageUp, .pageDown, .deleteForward])
  func keysThatTypeNothingHaveNoCharacters(key: KeyEquivalent) throws {
    try listening().send(KeyEvent(.up, key: key))
    #expect(log.lines == [" [up]"])
  }

  @Test func aKeyTypesItsOwnCharacterUnlessTheHostKnowsAnother() throws {
    let screen = try listening()
    screen.send(KeyEvent(.up, key: "e"))
    screen.send(KeyEvent(.up, key: "e", characters: "é"))
    screen.send(KeyEvent(.up, key: .space))
    #expect(log.lines == ["e [up]", "é [up]", "  [up]"])
  }

  @Test func aKeyThatIsHeldHasThreePhases() throws {
    let screen = try listening()
    for phase in [KeyEvent.Phase.down, .repeated, .up] { screen.send(KeyEvent(phase, key: "x")) }
    #expect(log.lines == ["x [down]", "x [repeat]", "x [up]"])
  }

  @Test func aKeyThatIsHeldPressesAButtonOnce() throws {
    let screen = TestScreen { Button("Go") { log.add("gone") } }
    try screen.find("Go").focus()
    for phase in [KeyEvent.Phase.down, .repeated, .repeated, .up] { screen.send(KeyEvent(phase, key: .space)) }
    #expect(log.lines == ["gone"])
  }

  @Test func aHeldShortcutIsPerformedOnce() {
    let screen = TestScreen { Button("Save") { log.add("saved") }.keyboardShortcut("s") }
    for phase in [KeyEvent.Phase.down, .repeated, .up] {
      screen.send(KeyEvent(phase, key: "s", modifiers: .command))
    }
    #expect(log.lines == ["saved"])
  }

  @Test func aHeldArrowMovesTheFocusAgainAndAgain() throws {
    let screen = TestScreen { VStack { ForEach(0..<5) { Button("\($0)") {} } } }
    try screen.find("0").focus()
    for phase in [KeyEvent.Phase.down, .repeated, .repeated, .up] { screen.send(KeyEvent(phase, key: .downArrow)) }
    #expect(try screen.find("3").isFocused)
  }

  @Test func composedTextWithoutAFieldGoesNowhere() {
    let screen = TestScreen { Text("text").focusable() }
    screen.press(.tab)
    screen.send(.composition(.committed("日本")))
    #expect(screen.texts == ["text"])
    #expect(screen.issues.isEmpty)
  }

  // MARK: Pointers

  private var button: TestScreen { layOut { Button("Go") { log.add("gone") }.frame(width: 100, height: 40) } }
  private let middle = CGPoint(x: 100, y: 50)

  @Test(arguments: [PointerEvent.Device.touch, .pen, .mouse]) func eachDevicePressesAButton(
    device: PointerEvent.Device
  ) {
    let screen = button
    screen.send(.began, at: middle, device: device)
    #expect(log.lines == [])
    screen.send(.ended, at: middle, device: device)
    #expect(log.lines == ["gone"])
  }

  @Test func aTouchThatTheSystemTakesOverPressesNothing() {
    let screen = button
    let touch = screen.touch(at: middle)
    touch.cancel()
    screen.settle()
    #expect(log.lines == [])
    // The next touch is another one.
    screen.touch(at: middle).lift()
    #expect(log.lines == ["gone"])
  }

  @Test func aTouchThatEndsElsewherePressesNothing() {
    let screen = button
    let touch = screen.touch(at: middle)
    touch.move(by: CGSize(width: 0, height: 1_000))
    touch.lift()
    #expect(log.lines == [])
  }

  @Test func aTouchOfNothingPressesNothing() {
    let screen = button
    screen.touch(at: CGPoint(x: 1, y: 1)).lift()
    screen.touch(at: CGPoint(x: -50, y: 5_000)).lift()
    #expect(log.lines == [])
  }

  @Test func touchesOfTwoFingersPressTwoButtons() throws {
    let screen = layOut {
      VStack {
        Button("one") { log.add("one") }
        Button("two") { log.add("two") }
      }
    }
    let (first, second) = (try screen.find("one").touch(), try screen.find("two").touch())
    second.lift()
    first.lift()
    #expect(log.lines == ["two", "one"])
  }

  @Test func anEndWithoutABeginningIsIgnored() {
    let screen = button
    screen.send(.ended, at: middle)
    screen.send(.moved, at: middle)
    screen.send(.cancelled, at: middle)
    #expect(log.lines == [])
    #expect(screen.isUntouched)
  }

  // MARK: Modifier keys

  @Test func modifierKeysAreThoseOfTheEventThatHasThem() {
    let modifiers: EventModifiers = [.shift, .option]
    let events: [InputEvent] = [
      .pointer(PointerEvent(.began, at: .zero, modifiers: modifiers)),
      .hover(HoverEvent(at: .zero, modifiers: modifiers)),
      .wheel(WheelEvent(by: .zero, at: .zero, modifiers: modifiers)),
      .key(KeyEvent(key: "a", modifiers: modifiers)), .modifiers(modifiers),
    ]
    #expect(events.allSatisfy { $0.modifiers == modifiers })
    for event in events {
      var changed = event
      changed.modifiers = .command
      #expect(changed.modifiers == .command)
    }
  }

  @Test func composedTextAndDropsHaveNoModifierKeys() {
    for event in [InputEvent.composition(.cancelled), .drop(DropEvent(.moved, at: .zero))] {
      var changed = event
      changed.modifiers = .command
      #expect(changed.modifiers == nil)
    }
  }
}
