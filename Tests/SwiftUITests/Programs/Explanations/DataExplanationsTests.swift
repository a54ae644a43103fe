import CanopyTesting
import Combine
import SwiftUI
import Testing

/// Programs with objects, time and values that go up the tree, explained: each sentence is true for what was done.
@MainActor @Suite struct DataExplanationsTests {
  @Test func anObservableObjectOfTheOlderKindIsNamedByItsProperty() throws {
    let screen = TestScreen { OldRoot() }
    try screen.find("value").tap()
    #expect(
      try screen.sentences(about: "old 2") == """
        OldReader, in OldRoot
          its body ran 2 times, last because _model (OldModel.value) changed, by tapping “value”
          before that, newest first:
            it came into the tree
          it reads _model (OldModel)
        """)
  }

  @Test func aPropertyThatIsNotReadExplainsNothing() throws {
    let screen = TestScreen { NewRoot() }
    try screen.find("value").tap()
    try screen.find("other").tap()
    let text = try screen.sentences(about: "new 2")
    #expect(text.contains("  its body ran 2 times, last because NewModel"), "\(text)")
    #expect(text.contains(", by tapping “value”\n"), "\(text)")
    #expect(!text.contains("other"), "\(text)")
  }

  @Test func actionsOfModifiersAreNamedInTheOrderOfTheRuns() throws {
    let screen = TestScreen { Changes() }
    try screen.find("next").tap()
    let text = try screen.sentences(about: "n 2 c 2")
    #expect(
      text == """
        Changes
          its body ran 5 times, last because _changes changed, by onChange(of:initial:_:) after tapping “next”
          before that, newest first:
            _number changed, by tapping “next”
            _changes changed, by onChange(of:initial:_:) after onAppear(perform:)
            _number changed, by onAppear(perform:)
            it came into the tree
          it reads _number, _changes
        """, "\(text)")
  }

  @Test func aTaskIsNamedForWhatItChangesLater() async throws {
    let screen = TestScreen { Tasks() }
    for _ in 0..<200 where !screen.texts.contains("task done") {
      try await Task.sleep(for: .milliseconds(5))
      screen.update()
    }
    #expect(
      try screen.sentences(about: "task done").contains("last because _isDone changed, by task(priority:_:)\n"))
  }

  @Test func aPublisherIsNamedByTheModifierThatReceives() throws {
    let subject = PassthroughSubject<Int, Never>()
    let screen = TestScreen { Ticks(subject: subject) }
    subject.send(7)
    screen.update()
    #expect(
      try screen.sentences(about: "ticks 7").contains("last because _ticks changed, by onReceive(_:perform:)\n"))
  }

  @Test func aPreferenceIsNamedByItsKey() throws {
    let screen = TestScreen { Preferences() }
    try screen.find("longer").tap()
    #expect(
      try screen.sentences(about: "seen 4").contains(
        "last because _seen changed, by onPreferenceChange(Longest.self) after tapping “longer”\n"))
    let part = try #require(screen.explanation(of: screen.find("layer 4")).part)
    #expect(part.name == "the content of overlayPreferenceValue(Longest.self)")
    #expect(part.reads == ["preference Longest"])
  }

  @Test func aGeometryReaderIsAPartOfItsView() throws {
    let screen = TestScreen { Widens() }
    try screen.find("widen").tap()
    let explanation = screen.explanation(of: try screen.find("wide 110"))
    #expect(explanation.view == "Widens")
    let part = try #require(explanation.part)
    #expect(part.name == "the content of GeometryReader")
    #expect(part.runs.last?.reasons.map(\.name) == ["geometry"])
    #expect(part.reads == ["geometry"])
  }

  @Test func aTimelineIsExplainedByItsDate() throws {
    let screen = TestScreen { Clock() }
    screen.advance(by: 2)
    let sentences = try screen.sentences(about: "time")
    #expect(
      sentences.hasPrefix(
        """
        Clock
          the content of TimelineView ran 3 times, last because the date of a timeline changed
        """))
  }

  @Test func aPhaseIsExplainedWithoutTheFrameworksState() throws {
    let screen = TestScreen { Phases() }
    try screen.find("go").tap()
    let part = try #require(screen.explanation(of: screen.find("phase 1")).part)
    #expect(part.name == "the content of PhaseAnimator")
    let last = try #require(part.runs.last)
    #expect(last.description.hasPrefix("the phase changed"))
    #expect(!last.description.contains("Key"), "\(last)")
    #expect(part.reads.isEmpty)
  }

  @Test func aSubviewOfAScrollViewReaderIsExplainedByItsState() throws {
    let screen = TestScreen { Scrolls() }
    try screen.find("scroll 0").tap()
    let part = try #require(screen.explanation(of: screen.find("scroll 1")).part)
    #expect(part.name == "the content of ScrollViewReader")
    #expect(part.runs.last?.description.contains("_count changed") == true)
  }
}

private final class OldModel: ObservableObject {
  @Published var value = 1
}

@Observable private final class NewModel {
  var value = 1
  var other = 1
}

private struct OldRoot: View {
  @StateObject private var model = OldModel()

  var body: some View {
    VStack {
      OldReader(model: model)
      Button("value") { model.value += 1 }
    }
  }
}

private struct OldReader: View {
  @ObservedObject var model: OldModel
  var body: some View { Text("old \(model.value)") }
}

private struct NewRoot: View {
  @State private var model = NewModel()

  var body: some View {
    VStack {
      NewReader(model: model)
      Button("value") { model.value += 1 }
      Button("other") { model.other += 1 }
    }
  }
}

private struct NewReader: View {
  let model: NewModel
  var body: some View { Text("new \(model.value)") }
}

private struct Changes: View {
  @State private var number = 0
  @State private var changes = 0

  var body: some View {
    VStack {
      Text("n \(number) c \(changes)").onChange(of: number) { changes += 1 }.onAppear { number = 1 }
      Button("next") { number += 1 }
    }
  }
}

private struct Tasks: View {
  @State private var isDone = false
  var body: some View { Text(isDone ? "task done" : "task waits").task { isDone = true } }
}

private struct Ticks: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var ticks = 0
  var body: some View { Text("ticks \(ticks)").onReceive(subject) { ticks = $0 } }
}

private struct Longest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Preferences: View {
  @State private var length = 3
  @State private var seen = 0

  var body: some View {
    VStack {
      Text("p").preference(key: Longest.self, value: length)
      Text("seen \(seen)")
      Button("longer") { length += 1 }
    }
    .onPreferenceChange(Longest.self) { seen = $0 }
    .overlayPreferenceValue(Longest.self) { Text("layer \($0)").allowsHitTesting(false) }
  }
}

private struct Widens: View {
  @State private var width = 100.0

  var body: some View {
    VStack {
      GeometryReader { Text("wide \(Int($0.size.width))") }.frame(width: width, height: 50)
      Button("widen") { width += 10 }
    }
  }
}

private struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in Text("time") }
  }
}

private struct Phases: View {
  @State private var trigger = 0

  var body: some View {
    VStack {
      PhaseAnimator([1, 2], trigger: trigger) { Text("phase \($0)") }
      Button("go") { trigger += 1 }
    }
  }
}

private struct Scrolls: View {
  @State private var count = 0
  var body: some View { ScrollViewReader { _ in Button("scroll \(count)") { count += 1 } } }
}
