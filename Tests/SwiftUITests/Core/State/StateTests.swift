import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The lifetime of state, and the views that depend on it.
@MainActor @Suite struct StateTests {
  @Test("9.1 A new value of a view doesn't reset its state")
  func aChangedParentValueDoesNotResetState() throws {
    let knob = Knob()
    let screen = TestScreen { Parent(knob: knob) }
    #expect(screen.texts == ["start 0: 0"])
    try screen.find("start 0: 0").tap()
    knob.value = 10
    screen.update()
    #expect(screen.texts == ["start 10: 1"])
  }

  @Test func theInitialValueIsUsedOnce() {
    let knob = Knob()
    let screen = TestScreen { Makes(knob: knob) }
    #expect(screen.texts == ["made 0"])
    for value in 1...3 {
      knob.value = value
      screen.update()
    }
    #expect(screen.texts == ["made 0"])
  }

  @Test func stateCanBeInitializedWithAnInitialValue() {
    let screen = TestScreen { SetInInit(start: 4) }
    #expect(screen.texts == ["4"])
    #expect(screen.issues.isEmpty)
  }

  @Test func optionalStateIsNilByDefault() throws {
    let screen = TestScreen { OptionalState() }
    try screen.find("none").tap()
    #expect(screen.texts == ["some"])
  }

  @Test func onlyBodiesThatReadTheStateRun() throws {
    let screen = TestScreen { Owner() }
    screen.resetCounts()
    try screen.find("add").tap()
    #expect(screen.texts == ["add", "1"])
    #expect(screen.bodyCount(of: Owner.self) == 0)
    #expect(screen.bodyCount(of: Display.self) == 1)
  }

  @Test func settingAnEqualValueRunsNoBody() throws {
    let screen = TestScreen { SetsTheSame() }
    screen.resetCounts()
    try screen.find("5").tap()
    #expect(screen.bodyCount(of: SetsTheSame.self) == 0)
  }

  @Test("9.5 An action reads the current value, not the value of the last body")
  func anActionReadsTheCurrentValue() throws {
    let log = Log()
    let screen = TestScreen { ActsTwice(log: log) }
    try screen.find("act").tap()
    #expect(log.values == [1, 2])
    #expect(screen.bodyCount(of: ActsTwice.self) == 1)
  }

  @Test func aClosureOfAnEarlierBodyReadsTheCurrentValue() throws {
    let log = Log()
    let screen = TestScreen { Keeps(log: log) }
    try screen.find("0").tap()
    try screen.find("1").tap()
    log.first?()
    #expect(log.values == [2])
    // Breaks the retain cycle between the closure and the log.
    log.first = nil
  }

  @Test func rowsUpdateWithTheStateThatTheirBuilderReads() throws {
    let screen = TestScreen { RowsReadState() }
    try screen.find("change").tap()
    #expect(screen.texts == ["change", "0 new", "1 new"])
    try screen.find("change").tap()
    #expect(screen.texts == ["change", "0 new!", "1 new!"])
  }

  @Test func rowsUpdateWithTheObjectsThatTheirBuilderReads() {
    let knob = Knob()
    let screen = TestScreen { RowsReadObject(knob: knob) }
    knob.value = 1
    screen.update()
    knob.value = 2
    screen.update()
    #expect(screen.texts == ["0 2", "1 2"])
  }

  @Test("9.13 State can be set from another thread")
  func stateCanBeSetFromAnotherThread() async {
    let setter = Setter()
    let screen = TestScreen { SetFromElsewhere(setter: setter) }
    guard let set = setter.set else { return #expect(Bool(false), "The view has not appeared.") }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        set(7)
        continuation.resume()
      }
    }
    screen.update()
    #expect(screen.texts == ["7"])
    #expect(screen.issues.isEmpty)
  }

  @Test("9.13 State can be set from many threads at the same time")
  func stateCanBeSetFromManyThreadsAtTheSameTime() async {
    let setter = Setter()
    let screen = TestScreen { SetFromElsewhere(setter: setter) }
    guard let set = setter.set else { return #expect(Bool(false), "The view has not appeared.") }
    await withTaskGroup(of: Void.self) { group in
      for value in 1...50 { group.addTask { set(value) } }
    }
    set(99)
    screen.update()
    #expect(screen.texts == ["99"])
  }
}

@Observable private final class Knob {
  var value = 0
}

@MainActor private final class Log {
  var values: [Int] = []
  var first: (() -> Void)?
}

@MainActor private final class Setter {
  var set: (@Sendable (Int) -> Void)?
}

private struct Parent: View {
  let knob: Knob
  var body: some View { Counter(start: knob.value) }
}

private struct Counter: View {
  let start: Int
  @State private var count = 0
  var body: some View { Button("start \(start): \(count)") { count += 1 } }
}

private struct Makes: View {
  let knob: Knob
  var body: some View { Made(value: knob.value) }
}

private struct Made: View {
  @State private var first: Int
  init(value: Int) { _first = State(initialValue: value) }
  var body: some View { Text("made \(first)") }
}

private struct SetInInit: View {
  @State private var value: Int
  init(start: Int) { _value = State(initialValue: start) }
  var body: some View { Text("\(value)") }
}

private struct OptionalState: View {
  @State private var name: String?
  var body: some View { Button(name ?? "none") { name = "some" } }
}

private struct Owner: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("add") { count += 1 }
      Display(count: $count)
    }
  }
}

private struct Display: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

private struct SetsTheSame: View {
  @State private var value = 5
  var body: some View { Button("\(value)") { value = 5 } }
}

private struct ActsTwice: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("act") {
      count += 1
      log.values.append(count)
      count += 1
      log.values.append(count)
    }
  }
}

private struct Keeps: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
      .onAppear { log.first = { log.values.append(count) } }
  }
}

private struct RowsReadState: View {
  @State private var suffix = "old"
  var body: some View {
    VStack {
      Button("change") { suffix = suffix == "old" ? "new" : suffix + "!" }
      ForEach(0..<2) { Text("\($0) \(suffix)") }
    }
  }
}

private struct RowsReadObject: View {
  let knob: Knob
  var body: some View { ForEach(0..<2) { Text("\($0) \(knob.value)") } }
}

private struct SetFromElsewhere: View {
  let setter: Setter
  @State private var value = 0
  var body: some View {
    Text("\(value)").onAppear { [$value] in setter.set = { $value.wrappedValue = $0 } }
  }
}
