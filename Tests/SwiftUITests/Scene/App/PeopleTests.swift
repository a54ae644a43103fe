import CanopyTesting
import SwiftUI
import Testing

/// Several people who use an app at the same time, as at a server.
@MainActor
@Suite struct PeopleTests {
  private struct NoteView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
      Button("log") { openWindow(id: "log") }
      Button("note") { openWindow(value: 1) }
      Button("settings") { openSettings() }
      Button("close log") { dismissWindow(id: "log") }
        .focusedSceneValue(\.peopleTestsCount, $count)
    }
  }

  private struct CountCommands: Commands {
    @FocusedBinding(\.peopleTestsCount) private var count: Int?
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandMenu("Count") {
        Button("Add") { count? += 1 }.keyboardShortcut("d")
        Button("Log") { openWindow(id: "log") }.keyboardShortcut("l")
      }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { NoteView() }.commands { CountCommands() }
      WindowGroup("Note", for: Int.self) { _ in Text("a note") }
      Window("Log", id: "log") { Text("a log") }
      Settings { Text("a setting") }
    }
  }

  private let app: TestApp
  private let (first, second): (TestScreen, TestScreen)

  init() {
    app = TestApp(Notes())
    let first = app.window
    app.openWindowForAnotherPerson()
    (self.first, second) = (first, app.window)
  }

  private var titles: [String] { app.windows.map(\.title) }

  @Test(arguments: ["log", "note", "settings"])
  func eachOpensWindowsOfTheirOwn(label: String) throws {
    try first.find(label).tap()
    #expect(titles.count == 3)
    try second.find(label).tap()
    #expect(titles.count == 4)
    // There is one window of the kind for each of them.
    try second.find(label).tap()
    try first.find(label).tap()
    #expect(titles.count == 4)
  }

  @Test func eachClosesWindowsOfTheirOwn() throws {
    try first.find("log").tap()
    let log = app.window
    try second.find("close log").tap()
    #expect(!log.isClosed)
    try first.find("close log").tap()
    #expect(log.isClosed)
  }

  @Test func commandsActInTheWindowInWhichTheyAreAskedFor() throws {
    app.activate(second)
    first.press("d", modifiers: .command)
    first.press("d", modifiers: .command)
    second.press("d", modifiers: .command)
    #expect(first.texts.first == "count 2")
    #expect(second.texts.first == "count 1")
    first.press("l", modifiers: .command)
    second.press("l", modifiers: .command)
    #expect(titles.filter { $0 == "Log" }.count == 2)
  }

  @Test func quittingIsForOnePerson() throws {
    try first.find("log").tap()
    try second.find("log").tap()
    app.activate(second)
    first.press("q", modifiers: .command)
    #expect(titles == ["Notes", "Log"])
    #expect(first.isClosed)
    #expect(!second.isClosed)
    second.press("q", modifiers: .command)
    #expect(app.hasEnded)
  }

  private struct Single: App {
    var body: some Scene { Window("Single", id: "single") { NoteView() } }
  }

  @Test func eachHasTheirOwnOfAnOnlyWindow() throws {
    let app = TestApp(Single())
    app.openWindowForAnotherPerson()
    #expect(app.windows.count == 2)
  }

  @Test func anotherWindowOfTheSamePersonBelongsToThem() throws {
    first.press("n", modifiers: .command)
    let another = app.window
    try first.find("log").tap()
    let log = app.window
    try another.find("close log").tap()
    #expect(log.isClosed)
  }
}

extension FocusedValues {
  @Entry fileprivate var peopleTestsCount: Binding<Int>?
}
