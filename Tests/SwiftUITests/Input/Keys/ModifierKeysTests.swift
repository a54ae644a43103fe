import CanopyTesting
import SwiftUI
import Testing

/// Actions for modifier keys that go down and up.
@MainActor @Suite struct ModifierKeysTests {
  @Test func aChangeOfModifierKeysIsReportedWithTheKeysBefore() {
    let changes = Changes()
    let screen = TestScreen { Text("Canvas").onModifierKeysChanged { changes.add($0, $1) } }
    screen.hold(.option)
    screen.hold([.option, .shift])
    screen.hold([])
    #expect(changes.all == [[[], .option], [.option, [.option, .shift]], [[.option, .shift], []]])
  }

  @Test func keysThatAreHeldAreReportedAtTheBeginningIfTheyMatter() throws {
    let changes = Changes()
    let screen = TestScreen { Appearing(changes: changes) }
    screen.hold([.option, .shift])
    try screen.find("Show").tap()
    #expect(changes.all == [[.option, .option]])
  }

  @Test func aHeldKeyStaysDownWhilePeopleTapAndType() throws {
    let changes = Changes()
    let screen = TestScreen {
      Button("Save") {}.onModifierKeysChanged { changes.add($0, $1) }
    }
    screen.hold(.option)
    try screen.find("Save").tap()
    try screen.find("Save").hover()
    screen.press("s", modifiers: .command)
    screen.press("s")
    #expect(changes.all == [[[], .option], [.option, [.option, .command]], [[.option, .command], .option]])
  }

  @Test func actionsOfOneViewArePerformedInOrder() {
    let changes = Changes()
    let screen = TestScreen {
      Text("Canvas").onModifierKeysChanged(mask: .option) { _, new in changes.add([], new) }
        .onModifierKeysChanged { _, new in changes.add(.capsLock, new) }
        .onModifierKeysChanged(mask: [.option, .shift]) { _, new in changes.add(.command, new) }
    }
    for _ in 0..<20 {
      screen.hold(.option)
      screen.hold([])
      #expect(changes.all.map { $0[0] } == [.command, .capsLock, [], .command, .capsLock, []])
      changes.all = []
    }
  }

  @Test func onlyKeysOfTheMaskAreReported() {
    let changes = Changes()
    let screen = TestScreen {
      Text("Canvas").onModifierKeysChanged(mask: [.shift, .control], initial: false) { changes.add($0, $1) }
    }
    screen.hold(.option)
    screen.hold([.option, .shift])
    #expect(changes.all == [[[], .shift]])
  }

  @Test func eventsTellTheModifierKeysWithWhichTheyHappen() throws {
    let changes = Changes()
    let screen = TestScreen {
      Button("Save") {}.onModifierKeysChanged(initial: false) { changes.add($0, $1) }
    }
    screen.press("s", modifiers: [.command, .numericPad])
    #expect(changes.all == [[[], .command], [.command, []]])
  }

  @Test func whatAModifierKeyChangesIsExplainedByIt() throws {
    let screen = TestScreen { Duplicating() }
    screen.hold(.option)
    #expect(screen.texts == ["Duplicate"])
    let explanation = screen.explain(try screen.find("Duplicate"))
    #expect(explanation.contains("onModifierKeysChanged(mask:initial:_:)"), "\(explanation)")
  }
}

@MainActor
private final class Changes {
  var all: [[EventModifiers]] = []
  func add(_ old: EventModifiers, _ new: EventModifiers) { all.append([old, new]) }
}

private struct Appearing: View {
  let changes: Changes
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
    if isShown {
      Text("Option").onModifierKeysChanged(mask: .option) { changes.add($0, $1) }
      Text("Command").onModifierKeysChanged(mask: .command) { changes.add($0, $1) }
    }
  }
}

private struct Duplicating: View {
  @State private var isDuplicating = false

  var body: some View {
    Text(isDuplicating ? "Duplicate" : "Move")
      .onModifierKeysChanged(mask: .option, initial: false) { _, held in isDuplicating = held.contains(.option) }
  }
}
