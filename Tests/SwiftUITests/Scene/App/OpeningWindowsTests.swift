import CanopyTesting
import SwiftUI
import Testing

/// The windows that an app opens, by itself and when views ask for them.
@MainActor
@Suite struct OpeningWindowsTests {
  private struct Note: Codable, Hashable, Identifiable {
    let id: Int
  }

  private struct NoteList: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("add") { count += 1 }
        Button("note 1") { openWindow(value: Note(id: 1)) }
        Button("note 2") { openWindow(value: Note(id: 2)) }
        Button("log") { openWindow(id: "log") }
        Button("nothing") { openWindow(id: "nothing") }
        Button("settings") { openSettings() }
        Button("close note 1") { dismissWindow(value: Note(id: 1)) }
        Button("close log") { dismissWindow(id: "log") }
        Button("close this") { dismissWindow() }
      }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { NoteList() }
      WindowGroup("Note", for: Note.self) { $note in
        Text(note.map { "note \($0.id)" } ?? "no note")
        Button("next") { note = Note(id: (note?.id ?? 0) + 1) }
      }
      Window("Log", id: "log") { Text("a log") }
      Settings { Text("a setting") }
    }
  }

  @Test func anAppOpensTheWindowOfItsFirstScene() {
    let app = TestApp(Notes())
    #expect(app.windows.map(\.title) == ["Notes"])
    #expect(app.window.texts.first == "count 0")
  }

  private struct Sized: App {
    var size = CGSize.zero
    var body: some Scene { WindowGroup { Text("text") }.defaultSize(size).defaultSize(width: 300, height: 200) }
  }

  @Test func aDefaultSizeHasToBePositiveAndFinite() {
    let right = TestApp(Sized(size: CGSize(width: 120, height: 80)))
    #expect(right.window.size == CGSize(width: 120, height: 80))
    #expect(right.issues.isEmpty)
    for wrong in [CGSize(width: -10, height: 50), CGSize(width: 10, height: CGFloat.infinity), .zero] {
      let app = TestApp(Sized(size: wrong))
      #expect(app.window.size == CGSize(width: 300, height: 200))
      #expect(
        app.issues.map(\.message).contains { $0.hasPrefix("A scene in the body of Sized has a default size of ") })
    }
  }

  @Test func eachWindowHasStateOfItsOwn() throws {
    let app = TestApp(Notes())
    let first = app.window
    app.openWindow()
    try app.window.find("add").tap()
    #expect(app.windows.map { $0.texts.first } == ["count 0", "count 1"])
    #expect(app.window !== first)
  }

  @Test func aWindowForAValueOpensOnceForEachValue() throws {
    let app = TestApp(Notes())
    let list = app.window
    try list.find("note 1").tap()
    #expect(app.window.texts == ["note 1", "next"])
    let note = app.window
    try list.find("note 2").tap()
    #expect(app.windows.map(\.title) == ["Notes", "Note", "Note"])
    try list.find("note 1").tap()
    #expect(app.windows.count == 3)
    #expect(app.window === note)
  }

  @Test func theContentOfAWindowChangesItsValue() throws {
    let app = TestApp(Notes())
    let list = app.window
    try list.find("note 1").tap()
    try app.window.find("next").tap()
    #expect(app.window.texts.first == "note 2")
    // It is the window for another value now.
    try list.find("note 1").tap()
    #expect(app.windows.count == 3)
    try list.find("note 2").tap()
    #expect(app.windows.count == 3)
  }

  @Test func aSingleWindowComesToTheFront() throws {
    let app = TestApp(Notes())
    let list = app.window
    try list.find("log").tap()
    let log = app.window
    #expect(log.texts == ["a log"])
    app.activate(list)
    try list.find("log").tap()
    #expect(app.windows.count == 2)
    #expect(app.window === log)
  }

  @Test func settingsOpenOnce() throws {
    let app = TestApp(Notes())
    let list = app.window
    try list.find("settings").tap()
    try list.find("settings").tap()
    #expect(app.windows.map(\.title) == ["Notes", "Settings"])
  }

  @Test func windowsAreDismissedByIdentifierByValueAndFromInside() throws {
    let app = TestApp(Notes())
    let list = app.window
    for name in ["note 1", "note 2", "log"] { try list.find(name).tap() }
    try list.find("close note 1").tap()
    #expect(app.windows.map { $0.texts.first } == ["count 0", "note 2", "a log"])
    try list.find("close log").tap()
    #expect(app.windows.map { $0.texts.first } == ["count 0", "note 2"])
    try list.find("close this").tap()
    #expect(app.windows.map { $0.texts.first } == ["note 2"])
    #expect(!app.hasEnded)
    app.window.close()
    #expect(app.hasEnded)
  }

  @Test func aSceneThatIsMissingIsReported() throws {
    let app = TestApp(Notes())
    try app.window.find("nothing").tap()
    #expect(
      app.issues.map(\.message) == [
        "There is no scene for a window of the scene \"nothing\". The app has scenes for the values of type Note, \"log\"."
      ])
  }

  @Test func aHostWithOneWindowReportsThatItOpensNoOther() throws {
    let app = TestApp(Notes(), supportsMultipleWindows: false)
    #expect(!app.window.environment.supportsMultipleWindows)
    try app.window.find("log").tap()
    #expect(app.windows.count == 1)
    #expect(app.issues.count == 1)
  }

  private struct Alone: App {
    var body: some Scene {
      Settings { Text("a setting") }
    }
  }

  @Test func anAppWithoutWindowsSaysSo() {
    let app = TestApp(Alone())
    #expect(app.windows.isEmpty)
    #expect(app.issues.first?.message.hasPrefix("The app opens no window") == true)
  }

  private struct Launching: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }.defaultLaunchBehavior(.suppressed)
      Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
    }
  }

  @Test func scenesDecideWhetherTheyOpenAtLaunch() {
    #expect(TestApp(Launching()).windows.map(\.title) == ["Welcome"])
  }
}
