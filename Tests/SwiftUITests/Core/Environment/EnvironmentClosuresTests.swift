import CanopyTesting
import SwiftUI
import Testing

/// Closures can't be compared, so a value that contains one counts as changed whenever it is set again.
@MainActor @Suite struct EnvironmentClosuresTests {
  @Test func aClosureSetAgainRunsItsReadersAndReportsIssue() throws {
    let knob = Knob()
    let screen = TestScreen { Sender(knob: knob) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Receiver.self) == 1)
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .incomparable)
    #expect(issue.message.contains("Sender"))
    #expect(issue.message.contains("closure"))
  }

  @Test func aClosureWithoutReadersReportsNoIssue() {
    let knob = Knob()
    let screen = TestScreen { LonelySender(knob: knob) }
    knob.value = 1
    screen.update()
    #expect(screen.issues.isEmpty)
  }

  @Test func aClosureInAnEquatableTypeRunsNoReaders() {
    let knob = Knob()
    let screen = TestScreen { StableSender(knob: knob) }
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: StableReceiver.self) == 0)
    #expect(screen.issues.isEmpty)
  }

  @Test func theLastSetClosureIsCalled() throws {
    let knob = Knob()
    let screen = TestScreen { Sender(knob: knob) }
    knob.value = 7
    screen.update()
    try screen.find("call").tap()
    #expect(knob.calls == [7])
  }
}

@Observable private final class Knob {
  var value = 0
  @ObservationIgnored var calls: [Int] = []
}

private struct Save: Equatable {
  let id: Int
  var action: () -> Void = {}
  static func == (one: Save, other: Save) -> Bool { one.id == other.id }
}

extension EnvironmentValues {
  @Entry fileprivate var action: () -> Void = {}
  @Entry fileprivate var save = Save(id: 0)
}

private struct Sender: View {
  let knob: Knob
  var body: some View {
    let value = knob.value
    Receiver().environment(\.action) { knob.calls.append(value) }
  }
}

private struct LonelySender: View {
  let knob: Knob
  var body: some View {
    let value = knob.value
    Text("nobody reads").environment(\.action) { knob.calls.append(value) }
  }
}

private struct Receiver: View {
  @Environment(\.action) private var action
  var body: some View {
    let action = action
    Button("call") { action() }
  }
}

private struct StableSender: View {
  let knob: Knob
  var body: some View {
    let value = knob.value
    StableReceiver().environment(\.save, Save(id: 1) { knob.calls.append(value) })
  }
}

private struct StableReceiver: View {
  @Environment(\.save) private var save
  var body: some View { Button("save") { save.action() } }
}
