import CanopyTesting
import SwiftUI
import Testing

/// State of an app and of its scenes, and what flows from there to windows.
@MainActor
@Suite struct AppStateTests {
  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Counter: View {
    @EnvironmentObject private var store: Store
    @Environment(\.locale) private var locale
    let name: String

    var body: some View {
      VStack {
        Text("\(name) \(store.count) \(locale.identifier)")
        Button("add") { store.count += 1 }
      }
    }
  }

  private struct Counting: App {
    @StateObject private var store = Store()
    @State private var name = "Ann"

    var body: some Scene {
      WindowGroup {
        Counter(name: name)
        Button("rename") { name = "Bob" }
      }
      .environmentObject(store)
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
  }

  @Test func windowsShareTheStateOfTheApp() throws {
    let app = TestApp(Counting())
    app.openWindow()
    try app.windows[0].find("add").tap()
    #expect(app.windows.map { $0.texts.first } == ["Ann 1 de_DE", "Ann 1 de_DE"])
    try app.windows[1].find("rename").tap()
    #expect(app.windows.map { $0.texts.first } == ["Bob 1 de_DE", "Bob 1 de_DE"])
  }

  @Test func whatASceneDoesNotSetComesFromTheHostOfTheWindow() throws {
    let app = TestApp(Counting()) { $0.colorScheme = .dark }
    let window = app.window
    #expect(try window.find("add").environment.colorScheme == .dark)
    window.environment.colorScheme = .light
    #expect(try window.find("add").environment.colorScheme == .light)
    window.environment.locale = Locale(identifier: "fr_FR")
    #expect(window.texts.first == "Ann 0 de_DE")
  }

  @Test func anExplanationNamesTheSceneModifier() throws {
    let app = TestApp(Counting())
    let text = app.window.explain(try app.window.find("Ann 0 de_DE"))
    #expect(text.contains("\\.locale = de_DE, set by environment(\\.locale) in the body of Counting"), "\(text)")
  }

  private final class Record {
    var phases: [String] = []
  }

  private struct PhaseView: View {
    let record: Record
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)").onChange(of: phase) { record.phases.append("window \(phase)") } }
  }

  private struct Phases: App {
    let record: Record
    @Environment(\.scenePhase) private var phase

    init() { record = Record() }
    init(_ record: Record) { self.record = record }

    var body: some Scene {
      WindowGroup { PhaseView(record: record) }
        .onChange(of: phase) { record.phases.append("app \(phase)") }
    }
  }

  @Test func thePhaseOfAnAppIsThatOfItsMostActiveWindow() {
    let record = Record()
    let app = TestApp(Phases(record))
    let first = app.window
    #expect(first.texts == ["active"])
    app.openWindow()
    #expect(app.windows.map(\.texts) == [["inactive"], ["active"]])
    #expect(!record.phases.contains("app inactive"))
    record.phases = []
    app.enter(.inactive)
    #expect(record.phases.sorted() == ["app inactive", "window inactive"])
    record.phases = []
    app.enter(.background)
    #expect(record.phases.sorted() == ["app background", "window background", "window background"])
    record.phases = []
    app.enter(.active)
    #expect(app.windows.map(\.texts) == [["inactive"], ["active"]])
    #expect(record.phases.contains("app active"))
  }

  private struct LogScenes: Scene {
    let record: Record
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      Window("Log", id: "log") { Text("log") }
        .onChange(of: phase, initial: true) { record.phases.append("scene \(phase)") }
    }
  }

  private struct ComposedPhases: App {
    var record = Record()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { OpeningView() }.onChange(of: phase) { record.phases.append("app \(phase)") }
      LogScenes(record: record)
    }
  }

  private struct OpeningView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("log") { openWindow(id: "log") } }
  }

  @Test func thePhaseOfASceneIsThatOfItsWindows() throws {
    func isOfScene(_ phase: String) -> Bool { phase.hasPrefix("scene") }
    let record = Record()
    let app = TestApp(ComposedPhases(record: record))
    let first = app.window
    #expect(record.phases.contains("app active"))
    #expect(record.phases.filter(isOfScene) == ["scene background"])
    try first.find("log").tap()
    app.activate(first)
    #expect(record.phases.filter(isOfScene) == ["scene background", "scene active", "scene inactive"])
    app.enter(.background)
    #expect(record.phases.suffix(2).sorted() == ["app background", "scene background"])
  }

  private struct Inner: Scene {
    @State private var title = "one"
    @Environment(\.layoutDirection) private var direction

    var body: some Scene {
      WindowGroup(title) {
        Text("\(title) \(direction == .rightToLeft ? "right to left" : "left to right")")
        Button("rename") { title = "two" }
      }
    }
  }

  private struct Composed: App {
    var body: some Scene {
      Group {
        Inner()
        if #available(iOS 16, *) { Window("Other", id: "other") { Text("other") } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func aSceneOfScenesHasStateAndReadsTheEnvironment() throws {
    let app = TestApp(Composed())
    #expect(app.window.texts.first == "one right to left")
    try app.window.find("rename").tap()
    #expect(app.window.texts.first == "two right to left")
    #expect(app.window.title == "two")
  }

  @Test func onlyReadersOfAChangedValueRunInAWindow() throws {
    let app = TestApp(Counting())
    let window = app.window
    window.resetCounts()
    try window.find("add").tap()
    #expect(window.bodyCount(of: Counter.self) == 1)
  }
}
