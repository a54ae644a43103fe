import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The order in which the waiting actions of an update are performed.
@MainActor @Suite struct ActionsTests {
  private let tree = TreeContext()
  private let log = ActionLog()

  private func run() -> [String] {
    Actions.runAll()
    defer { log.lines = [] }
    return log.lines
  }

  @Test func actionsRunInTheOrderOfTheirKinds() {
    Actions.add { MainActor.assumeIsolated { log.add("completion") } }
    Actions.addStart(in: tree) { log.add("task") }
    Actions.addDisappearance(in: tree) { log.add("disappearance") }
    Actions.add(in: tree) { log.add("first") }
    Actions.add(in: tree) { log.add("second") }
    #expect(run() == ["first", "second", "disappearance", "task", "completion"])
    #expect(run() == [])
  }

  @Test func anActionAddedByAnActionRunsBeforeDisappearances() {
    Actions.addDisappearance(in: tree) { log.add("disappearance") }
    Actions.add(in: tree) {
      log.add("outer")
      Actions.add(in: tree) { log.add("inner") }
    }
    #expect(run() == ["outer", "inner", "disappearance"])
  }

  @Test func anActionAddedByADisappearanceRunsBeforeTasksStart() {
    Actions.addStart(in: tree) { log.add("task") }
    Actions.addDisappearance(in: tree) {
      log.add("disappearance")
      Actions.add(in: tree) { log.add("change") }
      Actions.addDisappearance(in: tree) { log.add("another") }
    }
    #expect(run() == ["disappearance", "change", "another", "task"])
  }

  @Test func announcedDisappearancesRunBeforeLaterActions() {
    Actions.addDisappearance(in: tree) { log.add("earlier") }
    let count = Actions.waitingDisappearances
    Actions.addDisappearance(in: tree) { log.add("replaced") }
    Actions.announceDisappearances(since: count)
    Actions.add(in: tree) { log.add("replacement") }
    #expect(run() == ["replaced", "replacement", "earlier"])
  }

  @Test func aCompletionThatAddsACompletionWaitsForTheNextRun() {
    Actions.add {
      MainActor.assumeIsolated {
        log.add("first")
        Actions.add { MainActor.assumeIsolated { log.add("second") } }
      }
    }
    #expect(run() == ["first"])
    #expect(Actions.areWaiting)
    #expect(run() == ["second"])
    #expect(!Actions.areWaiting)
  }

  @Test func performedActionsAreReleased() {
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      Actions.add(in: tree) { _ = kept }
      Actions.addStart(in: tree) { _ = kept }
      Actions.addDisappearance(in: tree) { _ = kept }
      Actions.add { _ = kept }
    }
    #expect(token != nil)
    Actions.runAll()
    #expect(token == nil)
  }

  // MARK: From the side of views

  @Test func aCompletionRunsAfterTheActionsOfItsChange() throws {
    let screen = TestScreen { Completing(log: log) }
    try screen.find("go").tap()
    #expect(log.lines == ["appear 1", "change to 1", "completion"])
  }

  @Test func aDisappearingViewMayChangeStateThatIsShownAtOnce() throws {
    let screen = TestScreen { Farewell() }
    try screen.find("hide").tap()
    #expect(screen.texts == ["hide", "farewells 1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aTaskStartsAfterTheStateOfOnAppearIsShown() async {
    let screen = TestScreen { Prepares(log: log) }
    await screen.run()
    #expect(log.lines == ["appear", "task of ready"])
  }

  @Test func theCauseOfAnActionIsTheModifierAfterTheTap() throws {
    let screen = TestScreen { Relays() }
    try screen.find("0 0").tap()
    let text = try screen.sentences(about: "1 1")
    #expect(text.contains("_second changed, by onChange(of:initial:_:) after tapping “0 0”"), "\(text)")
  }
}

private final class Token {}

private struct Completing: View {
  let log: ActionLog
  @State private var count = 0

  var body: some View {
    VStack {
      Button("go") {
        withAnimation {
          count += 1
        } completion: {
          MainActor.assumeIsolated { log.add("completion") }
        }
      }
      if count > 0 { Text("shown").onAppear { log.add("appear \(count)") } }
    }
    .onChange(of: count) { log.add("change to \(count)") }
  }
}

private struct Farewell: View {
  @State private var isShown = true
  @State private var farewells = 0

  var body: some View {
    VStack {
      Button("hide") { isShown = false }
      if isShown { Text("guest").onDisappear { farewells += 1 } }
      Text("farewells \(farewells)")
    }
  }
}

private struct Prepares: View {
  let log: ActionLog
  @State private var state = "new"

  var body: some View {
    Text(state)
      .task { log.add("task of \(state)") }
      .onAppear {
        log.add("appear")
        state = "ready"
      }
  }
}

private struct Relays: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    Button("\(first) \(second)") { first += 1 }.onChange(of: first) { second += 1 }
  }
}
