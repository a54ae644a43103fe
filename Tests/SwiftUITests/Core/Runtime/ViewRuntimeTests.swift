import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Updates of all trees of the process: when they run, and what may happen in one.
@MainActor @Suite struct ViewRuntimeTests {
  private let log = ActionLog()

  /// A window installs the layout engine.
  init() { _ = TestScreen { EmptyView() } }

  // MARK: Requests

  @Test func anUpdateIsRequestedOncePerBatchOfChanges() {
    let model = Model()
    let screen = TestScreen { Reader(name: "reader", model: model, log: log) }
    let before = ViewRuntime.onNeedsUpdate
    defer { ViewRuntime.onNeedsUpdate = before }
    let requests = RequestCounter()
    ViewRuntime.onNeedsUpdate = { requests.count += 1 }
    for _ in 0..<3 { model.count += 1 }
    #expect(requests.count == 1)
    screen.update()
    #expect(requests.count == 1)
    model.count += 1
    #expect(requests.count == 2)
    screen.update()
  }

  @Test func withoutAHostNothingIsRequested() {
    let before = ViewRuntime.onNeedsUpdate
    defer { ViewRuntime.onNeedsUpdate = before }
    ViewRuntime.onNeedsUpdate = nil
    #expect(ViewRuntime.onNeedsUpdate == nil)
    let model = Model()
    let screen = TestScreen { Reader(name: "reader", model: model, log: log) }
    // The first screen installs a request of its own.
    ViewRuntime.onNeedsUpdate = nil
    model.count = 1
    #expect(ViewRuntime.hasChanges)
    screen.update()
    #expect(screen.texts == ["reader 1"])
  }

  @Test func updatesAreNumbered() {
    let number = ViewRuntime.updates
    ViewRuntime.update()
    ViewRuntime.update()
    #expect(ViewRuntime.updates == number + 2)
  }

  @Test func completionsRunAfterTheUpdateThatShowsTheirChanges() {
    let model = Model()
    let screen = TestScreen { Reader(name: "body", model: model, log: log) }
    log.lines = []
    model.count = 1
    PendingWork.shared.perform { MainActor.assumeIsolated { log.add("completion") } }
    screen.update()
    #expect(log.lines == ["body 1", "completion"])
  }

  @Test func changesInACompletionAreShownByTheSameUpdate() {
    let model = Model()
    let screen = TestScreen { Reader(name: "body", model: model, log: log) }
    PendingWork.shared.perform { MainActor.assumeIsolated { model.count = 9 } }
    ViewRuntime.update()
    #expect(screen.texts == ["body 9"])
  }

  // MARK: Several trees

  @Test func oneUpdateReachesAllScreens() {
    let model = Model()
    let screens = (0..<3).map { number in
      TestScreen { Reader(name: "screen \(number)", model: model, log: log) }
    }
    log.lines = []
    model.count = 2
    ViewRuntime.update()
    #expect(log.lines.sorted() == ["screen 0 2", "screen 1 2", "screen 2 2"])
    #expect(screens.map(\.texts) == [["screen 0 2"], ["screen 1 2"], ["screen 2 2"]])
  }

  @Test func aScreenThatEndedInAnUpdateDoesNotRunItsBodies() throws {
    let model = Model()
    let closed = TestScreen { Reader(name: "closed", model: model, log: log) }
    let screen = TestScreen {
      Button("close") {
        closed.close()
        model.count = 1
      }
    }
    log.lines = []
    try screen.find("close").tap()
    #expect(log.lines.isEmpty && closed.isClosed)
    model.count = 2
    screen.update()
    #expect(log.lines.isEmpty && closed.texts.isEmpty)
  }

  // MARK: Misuse

  @Test func anUpdateInAnActionHasNoEffect() throws {
    let screen = TestScreen { Impatient(log: log) }
    try screen.find("0").tap()
    #expect(log.lines == ["before 1", "after 1"])
    #expect(screen.texts == ["2"])
    #expect(screen.issues.isEmpty)
  }

  @Test func anUpdateInABodyHasNoEffect() {
    let model = Model()
    let screen = TestScreen { UpdatesInBody(model: model) }
    model.count = 1
    screen.update()
    #expect(screen.texts == ["count 1"])
    #expect(screen.bodyCount(of: UpdatesInBody.self) == 2)
  }

  @Test func aScreenMadeInAnActionIsComplete() throws {
    let made = Made()
    let screen = TestScreen { Maker(made: made) }
    try screen.find("make").tap()
    let inner = try #require(made.screen)
    #expect(inner.texts == ["appeared"])
    #expect(screen.texts == ["make", "made"])
    #expect(inner.issues.isEmpty && screen.issues.isEmpty)
  }

  @Test func aScreenMadeInOnAppearIsComplete() throws {
    let made = Made()
    let screen = TestScreen {
      Text("outer").onAppear { made.screen = TestScreen { Appearing() } }
    }
    #expect(screen.texts == ["outer"])
    #expect(try #require(made.screen).texts == ["appeared"])
  }

  /// The tree of the outer screen stays as it is while the inner one is made in its body.
  @Test func aScreenMadeInABodyDoesNotDisturbIt() {
    let made = Made()
    let model = Model()
    let screen = TestScreen { MakesInBody(made: made, model: model) }
    model.count = 1
    screen.update()
    #expect(screen.texts == ["outer 1"])
    made.screen?.update()
    #expect(made.screen?.texts == ["appeared"])
  }

  @Test func aScreenMadeInTheFirstRunOfABodyDoesNotDisturbIt() {
    let made = Made()
    let model = Model()
    model.count = 1
    let screen = TestScreen { MakesInBody(made: made, model: model) }
    #expect(screen.texts == ["outer 1"])
    #expect(screen.issues.isEmpty, "\(screen.issues)")
    model.count = 2
    screen.update()
    #expect(screen.texts == ["outer 2"])
  }

  /// The picture needs no update of the views around it, whose actions wait for the whole tree.
  @Test func aPictureCanBeMadeInABody() {
    let screen = TestScreen {
      VStack {
        Text("first").onAppear { log.add("first appears") }
        Pictured(log: log)
      }
    }
    #expect(log.lines == ["picture of 10 pixels", "first appears", "picture appears"])
    #expect(screen.issues.isEmpty, "\(screen.issues)")
  }

  // MARK: The running body

  @Test func theRunningViewIsKnownOnlyInItsBody() {
    #expect(ViewRuntime.runningTree == nil && ViewRuntime.currentBody == nil)
    let screen = TestScreen { NamesItself(log: log) }
    #expect(log.lines == [" in the body of NamesItself"])
    #expect(RuntimeIssue.place() == "")
    #expect(screen.texts == ["named"])
  }

  @Test func aRowBuilderBelongsToTheBodyAroundIt() {
    _ = TestScreen { Around(log: log) }
    let row = "row in Around"
    let body = " in the body of NamesItself"
    #expect(log.lines == [row, row, body, body])
  }
}

/// Safe because only the test uses it.
private final class RequestCounter: @unchecked Sendable {
  var count = 0
}

@Observable private final class Model {
  var count = 0
}

@Observable private final class Made {
  var screen: TestScreen?
}

private struct Reader: View {
  let name: String
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("\(name) \(model.count)")
    Text("\(name) \(model.count)")
  }
}

private struct Impatient: View {
  let log: ActionLog
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
      .onChange(of: count) {
        guard count == 1 else { return }
        log.add("before \(count)")
        ViewRuntime.update()
        log.add("after \(count)")
        count += 1
      }
  }
}

private struct UpdatesInBody: View {
  let model: Model

  var body: some View {
    let _ = ViewRuntime.update()
    Text("count \(model.count)")
  }
}

private struct Appearing: View {
  @State private var text = "new"
  var body: some View { Text(text).onAppear { text = "appeared" } }
}

private struct Maker: View {
  let made: Made

  var body: some View {
    VStack {
      Button("make") { made.screen = TestScreen { Appearing() } }
      if made.screen != nil { Text("made") }
    }
  }
}

private struct MakesInBody: View {
  let made: Made
  let model: Model

  var body: some View {
    let count = model.count
    if count == 1, made.screen == nil { made.screen = TestScreen { Appearing() } }
    return Text("outer \(count)")
  }
}

private struct Pictured: View {
  let log: ActionLog

  var body: some View {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    let _ = log.add("picture of \(renderer.cgImage?.width ?? 0) pixels")
    Text("picture").onAppear { log.add("picture appears") }
  }
}

private struct NamesItself: View {
  let log: ActionLog

  var body: some View {
    let _ = log.add(RuntimeIssue.place())
    Text("named")
  }
}

private struct Around: View {
  let log: ActionLog

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { _ in
        let _ = log.add("row in \(ViewRuntime.ifRunning { $0.plan.name } ?? "none")")
        NamesItself(log: log)
      }
    }
  }
}
