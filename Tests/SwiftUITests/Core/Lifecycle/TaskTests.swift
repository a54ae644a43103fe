import CanopyTesting
import SwiftUI
import Testing

/// Asynchronous tasks that live as long as their view.
@MainActor @Suite struct TaskTests {
  @Test func aTaskRunsOnceAfterTheViewAppears() async {
    let log = Log()
    let screen = TestScreen { Once(log: log) }
    await log.wait(for: 1)
    screen.update()
    #expect(log.lines == ["run"])
    #expect(screen.texts == ["done"])
    await log.wait(for: 2)
    #expect(log.lines == ["run"])
  }

  @Test("10.5 A task is canceled when its view is removed")
  func aTaskIsCancelledWhenItsViewIsRemoved() async {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Waiting(knob: knob, log: log) }
    await log.wait(for: 1)
    knob.isShown = false
    screen.update()
    await log.wait(for: 2)
    #expect(log.lines == ["begin 0", "cancelled 0"])
  }

  @Test func aTaskIsCancelledWhenTheScreenEnds() async {
    let log = Log()
    do {
      let screen = TestScreen { Waiting(knob: Knob(), log: log) }
      await log.wait(for: 1)
      #expect(screen.texts == ["0"])
    }
    await log.wait(for: 2)
    #expect(log.lines == ["begin 0", "cancelled 0"])
  }

  @Test("10.5 A changed id cancels the task and starts it again")
  func aChangedIdCancelsAndRestartsTheTask() async {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Waiting(knob: knob, log: log) }
    await log.wait(for: 1)
    knob.id = 1
    screen.update()
    await log.wait(for: 3)
    #expect(Set(log.lines) == ["begin 0", "cancelled 0", "begin 1"])
    knob.id = 2
    screen.update()
    await log.wait(for: 5)
    #expect(Set(log.lines) == ["begin 0", "cancelled 0", "begin 1", "cancelled 1", "begin 2"])
    #expect(log.lines.count == 5)
  }

  @Test func anUnchangedIdDoesNotRestartTheTask() async {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Waiting(knob: knob, log: log) }
    await log.wait(for: 1)
    knob.other = 1
    screen.update()
    await log.wait(for: 2)
    #expect(log.lines == ["begin 0"])
    #expect(screen.texts == ["0"])
  }

  @Test func aViewInsertedAgainStartsItsTaskAgain() async {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Waiting(knob: knob, log: log) }
    await log.wait(for: 1)
    knob.isShown = false
    screen.update()
    await log.wait(for: 2)
    knob.isShown = true
    screen.update()
    await log.wait(for: 3)
    #expect(log.lines == ["begin 0", "cancelled 0", "begin 0"])
  }

  @Test func aViewRemovedImmediatelyStartsNoTask() async {
    let log = Log()
    let screen = TestScreen { Fleeting(log: log) }
    #expect(screen.texts == [])
    await log.wait(for: 1)
    #expect(log.lines == [])
  }

  @Test func stateSetByATaskIsShownAfterAnUpdate() async {
    let log = Log()
    let screen = TestScreen { Counting(log: log) }
    await log.wait(for: 3)
    screen.update()
    #expect(screen.texts == ["3"])
  }

  @Test func aTaskReadsTheCurrentEnvironmentValue() async {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { ReadsLate(knob: knob, log: log) }
    screen.environment.level = 5
    screen.update()
    knob.mayGoOn = true
    await log.wait(for: 1)
    #expect(log.lines == ["level 5"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// Yields to tasks until there are `count` lines, at most 1,000 times.
  func wait(for count: Int) async {
    for _ in 0..<1000 where lines.count < count { await Task.yield() }
  }
}

@MainActor @Observable private final class Knob {
  var isShown = true
  var id = 0
  var other = 0
  @ObservationIgnored var mayGoOn = false
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct Once: View {
  let log: Log
  @State private var text = "waiting"
  var body: some View {
    Text(text).task {
      text = "done"
      log.add("run")
    }
  }
}

private struct Waiting: View {
  let knob: Knob
  let log: Log
  var body: some View {
    if knob.isShown {
      let id = knob.id
      Text(knob.other > 5 ? "many" : "\(id)").task(id: id) {
        log.add("begin \(id)")
        while !Task.isCancelled { await Task.yield() }
        log.add("cancelled \(id)")
      }
    }
  }
}

private struct Fleeting: View {
  let log: Log
  @State private var isShown = true
  var body: some View {
    if isShown {
      Text("x").onAppear { isShown = false }.task { if !Task.isCancelled { log.add("run") } }
    }
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Text("\(count)").task {
      for _ in 0..<3 {
        count += 1
        log.add("count")
        await Task.yield()
      }
    }
  }
}

private struct ReadsLate: View {
  let knob: Knob
  let log: Log
  @Environment(\.level) private var level
  var body: some View {
    Text("x").task {
      while !knob.mayGoOn, !Task.isCancelled { await Task.yield() }
      log.add("level \(level)")
    }
  }
}
