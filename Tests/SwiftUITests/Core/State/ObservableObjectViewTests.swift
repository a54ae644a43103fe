import Combine
import CanopyTesting
import SwiftUI
import Testing

/// Views that read objects of type `ObservableObject`.
@MainActor @Suite struct ObservableObjectViewTests {
  @Test("9.11 A state object is made once per identity")
  func aStateObjectIsMadeOncePerIdentity() {
    let knob = Knob()
    let screen = TestScreen { Parent(knob: knob) }
    for value in 1...3 {
      knob.value = value
      screen.update()
    }
    #expect(knob.made == 1)
    #expect(screen.texts == ["3: 0"])
  }

  @Test func aStateObjectIsReleasedWithItsView() throws {
    let knob = Knob()
    let screen = TestScreen { Shows(knob: knob) }
    try screen.find("0: 0").tap()
    #expect(screen.texts == ["0: 1"])
    knob.value = -1
    screen.update()
    #expect(knob.last == nil)
    knob.value = 0
    screen.update()
    #expect(screen.texts == ["0: 0"])
    #expect(knob.made == 2)
  }

  @Test func anyPublishedChangeRunsAllReadersOnce() {
    let counter = Counter()
    let screen = TestScreen { Two(counter: counter) }
    screen.resetCounts()
    counter.count = 1
    counter.name = "Bob"
    screen.update()
    #expect(screen.bodyCount(of: CountReader.self) == 1)
    #expect(screen.bodyCount(of: NameReader.self) == 1)
    #expect(screen.texts == ["1", "Bob"])
  }

  @Test func anUnreadObjectIsNoDependency() {
    let counter = Counter()
    let screen = TestScreen { Indifferent(counter: counter) }
    screen.resetCounts()
    counter.count = 1
    screen.update()
    #expect(screen.bodyCount(of: Indifferent.self) == 0)
  }

  @Test func replacingTheObjectUpdatesItsReaders() throws {
    let counters = [Counter(), Counter()]
    counters[1].count = 5
    let screen = TestScreen { Switches(counters: counters) }
    try screen.find("switch").tap()
    #expect(screen.texts == ["switch", "5"])
    screen.resetCounts()
    counters[0].count = 9
    screen.update()
    #expect(screen.bodyCount(of: CountReader.self) == 0)
    counters[1].count = 6
    screen.update()
    #expect(screen.texts == ["switch", "6"])
  }

  @Test func sendingObjectWillChangeUpdatesReaders() {
    let object = Manual()
    let screen = TestScreen { ManualReader(object: object) }
    object.value = 3
    screen.update()
    #expect(screen.texts == ["0"])
    object.objectWillChange.send()
    screen.update()
    #expect(screen.texts == ["3"])
  }

  @Test func projectedValuesProvideBindings() throws {
    let counter = Counter()
    let screen = TestScreen { Editor(counter: counter) }
    try screen.find("add").tap()
    #expect(counter.count == 1)
    #expect(screen.texts == ["add", "1"])
  }

  @Test func aStateObjectProvidesBindings() throws {
    let screen = TestScreen { OwningEditor() }
    try screen.find("add").tap()
    #expect(screen.texts == ["add", "1"])
  }

  @Test func aChangeFromAnotherThreadUpdatesReaders() async {
    let counter = Counter()
    let screen = TestScreen { CountReader(counter: counter) }
    await Task.detached { counter.count = 4 }.value
    screen.update()
    #expect(screen.texts == ["4"])
  }
}

private final class Knob: ObservableObject {
  @Published var value = 0
  var made = 0
  weak var last: Counter?

  func make() -> Counter {
    made += 1
    let counter = Counter()
    last = counter
    return counter
  }
}

/// Unchecked, because tests change one property at a time.
private final class Counter: ObservableObject, @unchecked Sendable {
  @Published var count = 0
  @Published var name = "Ann"
}

private final class Manual: ObservableObject {
  var value = 0
}

private struct Parent: View {
  @ObservedObject var knob: Knob
  var body: some View { Owner(value: knob.value, counter: knob.make()) }
}

private struct Owner: View {
  let value: Int
  @StateObject private var counter: Counter

  init(value: Int, counter: @autoclosure @escaping () -> Counter) {
    self.value = value
    _counter = StateObject(wrappedValue: counter())
  }

  var body: some View { Button("\(value): \(counter.count)") { counter.count += 1 } }
}

private struct Shows: View {
  @ObservedObject var knob: Knob
  var body: some View { if knob.value >= 0 { Owner(value: knob.value, counter: knob.make()) } }
}

private struct CountReader: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

private struct NameReader: View {
  @ObservedObject var counter: Counter
  var body: some View { Text(counter.name) }
}

private struct Two: View {
  let counter: Counter
  var body: some View {
    CountReader(counter: counter)
    NameReader(counter: counter)
  }
}

private struct Indifferent: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("same") }
}

private struct Switches: View {
  let counters: [Counter]
  @State private var index = 0
  var body: some View {
    Button("switch") { index = 1 }
    CountReader(counter: counters[index])
  }
}

private struct ManualReader: View {
  @ObservedObject var object: Manual
  var body: some View { Text("\(object.value)") }
}

private struct Editor: View {
  @ObservedObject var counter: Counter
  var body: some View {
    Adder(count: $counter.count)
    Text("\(counter.count)")
  }
}

private struct OwningEditor: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Adder(count: $counter.count)
    Text("\(counter.count)")
  }
}

private struct Adder: View {
  @Binding var count: Int
  var body: some View { Button("add") { count += 1 } }
}
