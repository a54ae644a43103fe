import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The windows of `WindowGroup`, `Window` and `Settings`, in all their spellings.
@MainActor @Suite struct WindowSceneTests {
  private struct Opening: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Button("number 1") { openWindow(value: 1) }
        Button("number 2") { openWindow(value: 2) }
        Button("word a") { openWindow(value: "a") }
        Button("odd 3") { openWindow(id: "odd", value: 3) }
        Button("odd") { openWindow(id: "odd") }
        Button("log") { openWindow(id: "log") }
        Button("close odd") { dismissWindow(id: "odd") }
      }
    }
  }

  private struct Values: App {
    var body: some Scene {
      WindowGroup { Opening() }
      WindowGroup("Number", for: Int.self) { $number in
        Text("number \(number)")
        Button("up") { number += 10 }
      } defaultValue: {
        42
      }
      WindowGroup("Word", for: String.self) { $word in Text("word \(word ?? "none")") }
      WindowGroup("Odd", id: "odd", for: Int.self) { $number in Text("odd \(number ?? 0)") }
    }
  }

  private func open(_ names: String...) throws -> TestApp {
    let app = TestApp(Values())
    let first = app.window
    for name in names { try first.find(name).tap() }
    return app
  }

  // MARK: Values

  @Test func theTypeOfAValueChoosesTheScene() throws {
    let app = try open("number 1", "word a")
    #expect(app.windows.dropFirst().map { $0.texts.first } == ["number 1", "word a"])
    #expect(app.windows.dropFirst().map(\.title) == ["Number", "Word"])
  }

  @Test func anIdentifierChoosesBetweenScenesForOneType() throws {
    let app = try open("odd 3")
    #expect(app.window.texts == ["odd 3"])
    #expect(app.window.title == "Odd")
  }

  @Test func aWindowWithoutAValueOpensByTheIdentifierAlone() throws {
    #expect(try open("odd").window.texts == ["odd 0"])
  }

  @Test func eachWindowWithoutAValueIsAnother() throws {
    #expect(try open("odd", "odd").windows.count == 3)
  }

  @Test func dismissingByIdentifierClosesAllWindowsOfTheScene() throws {
    #expect(try open("odd 3", "odd", "number 1", "close odd").windows.map(\.title).dropFirst() == ["Number"])
  }

  private struct Alone: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Text("number \(number)")
        Button("up") { number += 1 }
      } defaultValue: {
        42
      }
    }
  }

  @Test func aWindowWithoutAValueShowsTheDefaultValue() {
    #expect(TestApp(Alone()).window.texts.first == "number 42")
  }

  @Test func aChangeOfTheDefaultValueIsForItsWindowAlone() throws {
    let app = TestApp(Alone())
    app.openWindow()
    try app.window.find("up").tap()
    #expect(app.windows.map { $0.texts.first } == ["number 42", "number 43"])
  }

  // MARK: Titles

  private struct Titled<Windows: Scene>: App {
    let scene: () -> Windows

    init() { preconditionFailure("Titled needs a scene.") }
    init(@SceneBuilder _ scene: @escaping () -> Windows) { self.scene = scene }

    var body: some Scene { scene() }
  }

  private func title(@SceneBuilder _ scene: @escaping () -> some Scene) -> String {
    TestApp(Titled(scene)) { $0.locale = Locale(identifier: "de_DE") }.window.title
  }

  @Test func titlesAreTextsOfTheSystemsLanguage() {
    #expect(title { WindowGroup("\(1_234) files") { Text("") } } == "1.234 files")
    #expect(title { Window("\(1_234) files", id: "a") { Text("") } } == "1.234 files")
    #expect(title { WindowGroup(Text(1_234.5, format: .number)) { Text("") } } == "1.234,5")
  }

  @Test func aStringIsItsOwnTitle() {
    let name = "1,234 **files**"
    #expect(title { WindowGroup(name) { Text("") } } == name)
    #expect(title { Window(name, id: "a") { Text("") } } == name)
  }

  private struct Renaming: App {
    @State private var count = 1
    var body: some Scene {
      WindowGroup(Text("Count \(count)")) { Button("Add") { count += 1 } }
    }
  }

  @Test func aTitleFollowsTheStateInAllWindows() throws {
    let app = TestApp(Renaming())
    app.openWindow()
    try app.windows[0].find("Add").tap()
    #expect(app.windows.map(\.title) == ["Count 2", "Count 2"])
  }

  // MARK: Settings

  private struct WithSettings: App {
    var body: some Scene {
      WindowGroup {
        SettingsLink()
        SettingsLink { Text("Own link") }
      }
      Settings { Text("a setting") }
    }
  }

  @Test(arguments: ["Settings…", "Own link"]) func aLinkOpensTheSettings(name: String) throws {
    let app = TestApp(WithSettings())
    try app.window.find(name).tap()
    #expect(app.windows.map(\.texts).last == ["a setting"])
  }

  @Test func aLinkBringsOpenSettingsToTheFront() throws {
    let app = TestApp(WithSettings())
    let main = app.window
    try main.find("Own link").tap()
    let settings = app.window
    app.activate(main)
    try main.find("Own link").tap()
    #expect(app.windows.count == 2)
    #expect(app.window === settings)
  }

  private struct WithoutSettings: App {
    var body: some Scene { WindowGroup { SettingsLink() } }
  }

  @Test func aLinkWithoutSettingsIsReported() throws {
    let app = TestApp(WithoutSettings())
    try app.window.find("Settings…").tap()
    #expect(
      app.issues.map(\.message) == ["Can't open the settings: the app has no Settings scene. Add one to its body."])
  }
}

/// Modifiers of scenes, and which of several counts.
@MainActor @Suite struct SceneModifierTests {
  private let log = ActionLog()

  // MARK: The environment

  private struct Environments: App {
    var body: some Scene {
      Group {
        WindowGroup { ValueReader(\.lineSpacing) }.environment(\.lineSpacing, 1)
        Window("Other", id: "other") { ValueReader(\.lineSpacing) }.defaultLaunchBehavior(.presented)
        Window("Changed", id: "changed") { ValueReader(\.lineSpacing) }.defaultLaunchBehavior(.presented)
          .transformEnvironment(\.lineSpacing) { $0 *= 10 }
      }
      .environment(\.lineSpacing, 2)
    }
  }

  @Test func theModifierNearestToASceneCounts() {
    let app = TestApp(Environments())
    app.openWindow()
    let values = Dictionary(app.windows.map { ($0.title, $0.texts) }) { first, _ in first }
    #expect(values["Other"] == ["2.0"])
    #expect(values["Changed"] == ["20.0"])
    #expect(app.window.texts == ["1.0"])
  }

  @Observable final class Library {
    var name = "Books"
  }

  private struct LibraryView: View {
    @Environment(Library.self) private var library
    var body: some View { Button(library.name) { library.name += "!" } }
  }

  private struct Libraries: App {
    @State private var library = Library()
    var body: some Scene {
      WindowGroup { LibraryView() }.environment(library)
    }
  }

  @Test func windowsShareAnObjectOfTheScene() throws {
    let app = TestApp(Libraries())
    app.openWindow()
    try app.window.find("Books").tap()
    #expect(app.windows.map(\.texts) == [["Books!"], ["Books!"]])
  }

  private struct Storing: App {
    let store: UserDefaults
    init() { store = .standard }
    init(_ store: UserDefaults) { self.store = store }

    struct Content: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { Button(name) { name = "Ann" } }
    }

    var body: some Scene { WindowGroup { Content() }.defaultAppStorage(store) }
  }

  @Test func theStoreOfASceneIsThatOfItsWindows() throws {
    let name = "canopy-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let app = TestApp(Storing(store))
    try app.window.find("nobody").tap()
    #expect(store.string(forKey: "name") == "Ann")
    #expect(app.window.texts == ["Ann"])
  }

  // MARK: Changes

  private struct Changing: App {
    var log = ActionLog()
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Button("Add \(count)") { count += 1 } }
        .onChange(of: count) { old, new in log.add("\(old) to \(new)") }
        .onChange(of: count, initial: true) { log.add("changed") }
    }
  }

  @Test func aSceneActsOnceForEachChangeHoweverManyWindowsItHas() throws {
    let app = TestApp(Changing(log: log))
    #expect(log.lines == ["changed"])
    app.openWindow()
    try app.window.find("Add 0").tap()
    #expect(log.lines == ["changed", "0 to 1", "changed"])
  }

  // MARK: Windows

  private struct Looks: App {
    var body: some Scene {
      Group {
        Window("usual", id: "usual") { Text("") }
        Window("bare", id: "bare") { Text("") }.windowStyle(.hiddenTitleBar)
        Window("plain", id: "plain") { Text("") }.windowStyle(.plain)
        Window("floating", id: "floating") { Text("") }.windowLevel(.floating).defaultPosition(.bottomTrailing)
        Window("sized", id: "sized") { Text("") }.defaultSize(width: 321, height: 123)
      }
      .defaultLaunchBehavior(.presented)
      .windowStyle(.titleBar)
      .defaultSize(width: 200, height: 100)
    }
  }

  @Test func optionsAreThoseOfTheNearestModifier() {
    let windows = Dictionary(
      HeadlessApp(Looks()).host.windows.map { ($0.properties.title, $0.properties) }
    ) { first, _ in first }
    #expect(windows.count == 5)
    #expect(windows.mapValues(\.showsTitleBar).filter { !$0.value }.keys.sorted() == ["bare", "plain"])
    #expect(windows.filter { $0.value.floatsOnTop }.keys.sorted() == ["floating"])
    #expect(windows.compactMapValues(\.initialPosition) == ["floating": CGPoint(x: 1, y: 1)])
    #expect(windows["usual"]?.initialSize == CGSize(width: 200, height: 100))
    #expect(windows["sized"]?.initialSize == CGSize(width: 321, height: 123))
  }

  // MARK: Conditions

  private struct Conditional: App {
    @State private var hasLog = false

    struct Content: View {
      @Binding var hasLog: Bool
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        VStack {
          Button("toggle") { hasLog.toggle() }
          Button("open") { openWindow(id: "log") }
        }
      }
    }

    var body: some Scene {
      WindowGroup("Main") { Content(hasLog: $hasLog) }
      if hasLog {
        Window("Log", id: "log") { Text("log") }
      }
    }
  }

  @Test func aSceneThatComesCanBeOpened() throws {
    let app = TestApp(Conditional())
    let main = app.window
    try main.find("open").tap()
    #expect(app.windows.count == 1)
    #expect(app.issues.count == 1)
    try main.find("toggle").tap()
    try main.find("open").tap()
    #expect(app.windows.map(\.title) == ["Main", "Log"])
  }

  @Test func aSceneThatLeavesCanNoLongerBeOpened() throws {
    let app = TestApp(Conditional())
    let main = app.window
    try main.find("toggle").tap()
    try main.find("toggle").tap()
    try main.find("open").tap()
    #expect(app.windows.map(\.title) == ["Main"])
    #expect(app.issues.count == 1)
  }

  private struct Unsaved: App {
    struct Content: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("open") { openWindow(id: "secret") } }
    }

    var body: some Scene {
      WindowGroup("Main") { Content() }
      Window("Secret", id: "secret") { Text("secret") }.restorationBehavior(.disabled)
    }
  }

  @Test func aSceneThatIsNotRestoredDoesNotOpenAgain() throws {
    let folder = try TestFolder()
    let first = TestApp(Unsaved(), storage: folder.url)
    try first.window.find("open").tap()
    #expect(first.windows.count == 2)
    first.end()
    let second = TestApp(Unsaved(), storage: folder.url)
    #expect(second.windows.map(\.title) == ["Main"])
    second.end()
  }
}
