import CanopyTesting
import SwiftUI
import Testing

/// Actions that run when a value changes.
@MainActor @Suite struct OnChangeTests {
  @Test func theActionReceivesTheOldAndTheNewValue() throws {
    let log = Log()
    let screen = TestScreen { Pairs(log: log) }
    #expect(log.lines == [])
    try screen.find("0").tap()
    try screen.find("1").tap()
    #expect(log.lines == ["0 to 1", "1 to 2"])
  }

  @Test("10.3 The action without parameters captures values after the change")
  func theActionWithoutParametersCapturesValuesAfterTheChange() throws {
    let log = Log()
    let screen = TestScreen { Captures(log: log) }
    try screen.find("0 0").tap()
    #expect(log.lines == ["count 1, double 2"])
  }

  @Test func theOlderFormReceivesTheNewValue() throws {
    let log = Log()
    let screen = TestScreen { Older(log: log) }
    try screen.find("0").tap()
    #expect(log.lines == ["now 1"])
  }

  @Test func anInitialActionRunsWhenTheViewAppears() throws {
    let log = Log()
    let screen = TestScreen { Initial(log: log) }
    #expect(log.lines == ["0 to 0"])
    try screen.find("0").tap()
    #expect(log.lines == ["0 to 0", "0 to 1"])
  }

  @Test func anEqualValueDoesNotRunTheAction() {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Parity(knob: knob, log: log) }
    knob.value = 2
    screen.update()
    #expect(log.lines == [])
    knob.value = 3
    screen.update()
    #expect(log.lines == ["odd"])
  }

  @Test func severalChangesBeforeAnUpdateRunTheActionOnce() {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Follows(knob: knob, log: log) }
    knob.value = 1
    knob.value = 2
    screen.update()
    #expect(log.lines == ["0 to 2"])
  }

  @Test func aChangeRevertedBeforeTheUpdateDoesNotRunTheAction() {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Follows(knob: knob, log: log) }
    knob.value = 1
    knob.value = 0
    screen.update()
    #expect(log.lines == [])
  }

  @Test func changesMadeByActionsAreShownAfterTheSameUpdate() throws {
    let screen = TestScreen { Chain() }
    try screen.find("0 0 0").tap()
    #expect(screen.texts == ["1 1 1"])
  }

  @Test func anActionThatLimitsItsOwnValueSettles() throws {
    let screen = TestScreen { Limited() }
    for _ in 0..<5 { try screen.find(screen.texts[0]).tap() }
    #expect(screen.texts == ["3"])
    #expect(screen.issues.isEmpty)
  }

  @Test("10.4 An action that changes its value without end is stopped and reported")
  func anActionThatEndlesslyChangesItsValueIsStoppedAndReportsIssue() throws {
    let screen = TestScreen { Endless() }
    try screen.find("start").tap()
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .doesNotSettle)
    #expect(issue.message.contains("onChange(of: Int) action in the body of Endless tried to update multiple times"))
  }

  @Test func aStoppedActionRunsAgainInTheNextUpdate() throws {
    let screen = TestScreen { Endless() }
    try screen.find("start").tap()
    let counts = screen.issues.map(\.count)
    try screen.find("start").tap()
    #expect(screen.issues.map(\.count) == counts.map { $0 + 1 })
  }

  @Test("10.10 The older form runs the closure from before the change")
  func theOlderFormCapturesValuesBeforeTheChange() throws {
    let log = Log()
    let screen = TestScreen { OlderForm(log: log) }
    for n in 0..<2 { try screen.find("\(n)").tap() }
    #expect(log.lines == ["0>1", "1>2"])
  }

  @Test func theActionRunsForAChangedEnvironmentValue() {
    let log = Log()
    let screen = TestScreen { FollowsEnvironment(log: log) }
    screen.environment.level = 3
    screen.update()
    #expect(log.lines == ["0 to 3"])
  }

  @Test func theActionOfARemovedViewDoesNotRun() {
    let log = Log()
    let knob = Knob()
    let screen = TestScreen { Gone(knob: knob, log: log) }
    knob.value = -1
    screen.update()
    #expect(log.lines == [])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@Observable private final class Knob {
  var value = 0
}

extension EnvironmentValues {
  @Entry fileprivate var level = 0
}

private struct OlderForm: View {
  let log: Log
  @State private var n = 0
  var body: some View { Button("\(n)") { n += 1 }.onChange(of: n) { [n] new in log.add("\(n)>\(new)") } }
}

private struct Pairs: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.onChange(of: count) { old, new in log.add("\(old) to \(new)") }
  }
}

private struct Captures: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    let double = count * 2
    Button("\(count) \(double)") { count += 1 }
      .onChange(of: count) { log.add("count \(count), double \(double)") }
  }
}

private struct Older: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.onChange(of: count, perform: { new in log.add("now \(new)") })
  }
}

private struct Initial: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
      .onChange(of: count, initial: true) { old, new in log.add("\(old) to \(new)") }
  }
}

private struct Parity: View {
  let knob: Knob
  let log: Log
  var body: some View {
    Text("\(knob.value)").onChange(of: knob.value.isMultiple(of: 2)) { log.add($1 ? "even" : "odd") }
  }
}

private struct Follows: View {
  let knob: Knob
  let log: Log
  var body: some View {
    Text("x").onChange(of: knob.value) { old, new in log.add("\(old) to \(new)") }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0
  var body: some View {
    Button("\(first) \(second) \(third)") { first += 1 }
      .onChange(of: first) { second = first }
      .onChange(of: second) { third = second }
  }
}

private struct Limited: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.onChange(of: count) { count = min(count, 3) }
  }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Button("start") { count += 1 }.onChange(of: count) { count += 1 }
  }
}

private struct FollowsEnvironment: View {
  let log: Log
  @Environment(\.level) private var level
  var body: some View {
    Text("x").onChange(of: level) { old, new in log.add("\(old) to \(new)") }
  }
}

private struct Gone: View {
  let knob: Knob
  let log: Log
  var body: some View {
    if knob.value >= 0 { Text("x").onChange(of: knob.value) { log.add("changed") } }
  }
}
