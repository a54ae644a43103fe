import Combine
import CanopyTesting
import SwiftUI
import Testing

/// Actions that run when a publisher emits a value.
@MainActor @Suite struct OnReceiveTests {
  @Test func theActionReceivesEachValue() {
    let subject = PassthroughSubject<Int, Never>()
    let screen = TestScreen { Sums(subject: subject) }
    subject.send(1)
    subject.send(2)
    screen.update()
    #expect(screen.texts == ["3"])
  }

  @Test func theActionReceivesTheCurrentValueWhenTheViewAppears() {
    let screen = TestScreen { Latest(publisher: CurrentValueSubject(7)) }
    #expect(screen.texts == ["7"])
  }

  @Test func theActionOfTheLastBodyRuns() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let screen = TestScreen { Captures(subject: subject, log: log) }
    subject.send(1)
    screen.update()
    subject.send(2)
    screen.update()
    #expect(log.lines == ["0 then 1", "1 then 2"])
  }

  @Test func aRemovedViewReceivesNoValues() throws {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let screen = TestScreen { Gone(subject: subject, log: log) }
    subject.send(1)
    try screen.find("hide").tap()
    subject.send(2)
    screen.update()
    #expect(log.lines == ["1"])
  }

  @Test func anEndedScreenReceivesNoValues() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    do {
      let screen = TestScreen { Gone(subject: subject, log: log) }
      #expect(screen.texts.count == 2)
    }
    subject.send(1)
    #expect(log.lines == [])
  }

  @Test func theSamePublisherIsSubscribedToOnce() throws {
    let counted = Counted()
    let screen = TestScreen { Recounts(counted: counted) }
    for round in 0..<3 { try screen.find("\(round)").tap() }
    #expect(counted.subscriptions == 1)
  }

  @Test func aNewPublisherReplacesTheSubscription() throws {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let log = Log()
    let screen = TestScreen { Switches(subjects: subjects, log: log) }
    subjects[0].send(1)
    try screen.find("switch").tap()
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(log.lines == ["1", "3"])
  }

  @Test func aPublisherThatSendsAtOnceMayChangeState() throws {
    let screen = TestScreen { Filtered() }
    try screen.find("Number").type("1a2b")
    #expect(screen.texts == ["12"])
    #expect(screen.issues.isEmpty)
  }

  @Test func theActionReceivesValuesOfPublishedProperties() {
    let model = Model()
    let log = Log()
    let screen = TestScreen { FollowsPublished(model: model, log: log) }
    model.count = 4
    screen.update()
    #expect(log.lines == ["0", "4"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private final class Counted {
  let subject = PassthroughSubject<Int, Never>()
  var subscriptions = 0
}

private final class CountedPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let counted: Counted
  init(counted: Counted) { self.counted = counted }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    counted.subscriptions += 1
    counted.subject.receive(subscriber: subscriber)
  }
}

private struct Sums: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var sum = 0
  var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
}

private struct Latest: View {
  let publisher: CurrentValueSubject<Int, Never>
  @State private var value = 0
  var body: some View { Text("\(value)").onReceive(publisher) { value = $0 } }
}

private struct Captures: View {
  let subject: PassthroughSubject<Int, Never>
  let log: Log
  @State private var last = 0
  var body: some View {
    let before = last
    Text("\(last)").onReceive(subject) {
      log.add("\(before) then \($0)")
      last = $0
    }
  }
}

private struct Gone: View {
  let subject: PassthroughSubject<Int, Never>
  let log: Log
  @State private var isShown = true
  var body: some View {
    Button("hide") { isShown = false }
    if isShown { Text("x").onReceive(subject) { log.add("\($0)") } }
  }
}

private struct Recounts: View {
  let publisher: CountedPublisher
  @State private var round = 0
  init(counted: Counted) { publisher = CountedPublisher(counted: counted) }
  var body: some View { Button("\(round)") { round += 1 }.onReceive(publisher) { _ in } }
}

private struct Switches: View {
  let subjects: [PassthroughSubject<Int, Never>]
  let log: Log
  @State private var index = 0
  var body: some View {
    Button("switch") { index = 1 }.onReceive(subjects[index]) { log.add("\($0)") }
  }
}

private struct Filtered: View {
  @State private var text = ""
  var body: some View {
    TextField("Number", text: $text).onReceive(Just(text)) { new in
      let filtered = new.filter(\.isNumber)
      if filtered != new { text = filtered }
    }
  }
}

private struct FollowsPublished: View {
  @ObservedObject var model: Model
  let log: Log
  var body: some View { Text("\(model.count)").onReceive(model.$count) { log.add("\($0)") } }
}
