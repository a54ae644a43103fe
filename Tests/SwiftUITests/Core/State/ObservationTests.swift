import CanopyTesting
import SwiftUI
import Testing

/// Bodies that read observable objects.
@MainActor @Suite struct ObservationTests {
  @Test func aChangeRunsTheBodiesThatReadTheProperty() {
    let model = Model()
    let screen = TestScreen { Both(model: model) }
    screen.resetCounts()
    model.name = "Bob"
    screen.update()
    #expect(screen.bodyCount(of: Both.self) == 0)
    #expect(screen.bodyCount(of: NameReader.self) == 1)
    #expect(screen.bodyCount(of: CountReader.self) == 0)
    #expect(screen.texts == ["Bob", "0"])
  }

  @Test func everyChangeUpdatesReaders() {
    let model = Model()
    let screen = TestScreen { Both(model: model) }
    for count in 1...5 {
      model.count = count
      screen.update()
      #expect(screen.texts == ["Ann", "\(count)"])
    }
  }

  @Test func severalChangesBeforeAnUpdateRunABodyOnce() {
    let model = Model()
    let screen = TestScreen { CountReader(model: model) }
    screen.resetCounts()
    for _ in 0..<10 { model.count += 1 }
    screen.update()
    #expect(screen.bodyCount(of: CountReader.self) == 1)
  }

  @Test func aBodyThatStopsReadingStopsObserving() throws {
    let model = Model()
    let screen = TestScreen { Sometimes(model: model) }
    try screen.find("0").tap()
    screen.resetCounts()
    model.count = 3
    screen.update()
    #expect(screen.bodyCount(of: Sometimes.self) == 0)
    try screen.find("hidden").tap()
    #expect(screen.texts == ["3"])
    model.count = 4
    screen.update()
    #expect(screen.texts == ["4"])
  }

  @Test func observationsDoNotAccumulateWhenABodyRunsForOtherReasons() throws {
    let model = Model()
    let screen = TestScreen { Busy(model: model) }
    for round in 0..<100 { try screen.find("\(round) 0").tap() }
    screen.resetCounts()
    let before = Probe.observers(of: model)
    for round in 100..<200 { try screen.find("\(round) 0").tap() }
    #expect(Probe.observers(of: model) == before)
    screen.resetCounts()
    model.count = 1
    screen.update()
    #expect(screen.bodyCount(of: Busy.self) == 1)
    #expect(screen.texts == ["200 1"])
  }

  @Test func aRemovedViewStopsObserving() throws {
    let model = Model()
    let screen = TestScreen { Hides(model: model) }
    try screen.find("hide").tap()
    screen.resetCounts()
    model.count = 1
    screen.update()
    #expect(screen.bodyCount(of: CountReader.self) == 0)
    #expect(screen.texts == ["hide"])
  }

  @Test func anObjectIsReleasedWithItsView() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let screen = TestScreen { Both(model: model) }
      #expect(screen.texts == ["Ann", "0"])
    }
    #expect(gone == nil)
  }

  @Test func nestedObjectsAreObserved() {
    let outer = Outer()
    let screen = TestScreen { Nested(outer: outer) }
    outer.inner.count = 1
    screen.update()
    #expect(screen.texts == ["1"])
    let old = outer.inner
    outer.inner = Model()
    screen.update()
    #expect(screen.texts == ["0"])
    screen.resetCounts()
    old.count = 9
    screen.update()
    #expect(screen.bodyCount(of: Nested.self) == 0)
  }

  @Test func aChangeFromAnotherThreadUpdatesReaders() async {
    let model = Model()
    let screen = TestScreen { CountReader(model: model) }
    await Task.detached { model.count = 8 }.value
    screen.update()
    #expect(screen.texts == ["8"])
  }

  @Test func aModifierObservesTheObjectsItReads() {
    let model = Model()
    let screen = TestScreen { Text("content").modifier(Badge(model: model)) }
    model.count = 2
    screen.update()
    #expect(screen.texts == ["content", "2"])
  }

  @Test func anObservedChangeInABodyIsShown() {
    let model = Model()
    let screen = TestScreen { WritesInBody(model: model) }
    #expect(screen.texts == ["1"])
  }
}

/// Unchecked, because tests change one property at a time.
@Observable private final class Model: @unchecked Sendable {
  var name = "Ann"
  var count = 0
}

@Observable private final class Outer {
  var inner = Model()
}

private enum Probe {
  /// Returns the length of a dump of an object, which grows with the observations in its registrar.
  static func observers(of model: Model) -> Int {
    var text = ""
    dump(model, to: &text)
    return text.count
  }
}

private struct Both: View {
  let model: Model
  var body: some View {
    NameReader(model: model)
    CountReader(model: model)
  }
}

private struct NameReader: View {
  let model: Model
  var body: some View { Text(model.name) }
}

private struct CountReader: View {
  let model: Model
  var body: some View { Text("\(model.count)") }
}

private struct Sometimes: View {
  let model: Model
  @State private var isShown = true
  var body: some View { Button(isShown ? "\(model.count)" : "hidden") { isShown.toggle() } }
}

private struct Busy: View {
  let model: Model
  @State private var round = 0
  var body: some View { Button("\(round) \(model.count)") { round += 1 } }
}

private struct Hides: View {
  let model: Model
  @State private var isHidden = false
  var body: some View {
    Button("hide") { isHidden = true }
    if !isHidden { CountReader(model: model) }
  }
}

private struct Nested: View {
  let outer: Outer
  var body: some View { Text("\(outer.inner.count)") }
}

private struct Badge: ViewModifier {
  let model: Model
  func body(content: Content) -> some View {
    content
    Text("\(model.count)")
  }
}

private struct WritesInBody: View {
  let model: Model
  var body: some View {
    if model.count == 0 { model.count = 1 }
    return Text("\(model.count)")
  }
}
