import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The windows with which an app starts, and starts again.
@MainActor @Suite struct LaunchingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var isPossible
    var body: some View {
      Text(isPossible ? "several" : "one")
      Button("log") { openWindow(id: "log") }
      Button("number") { openWindow(value: 5) }
    }
  }

  private struct Presenting: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      WindowGroup("Start", id: "start") { Text("start") }.defaultLaunchBehavior(.presented)
      Window("Log", id: "log") { Text("log") }.defaultLaunchBehavior(.presented)
    }
  }

  private func launch(_ app: some App, supportsMultipleWindows: Bool = true) -> TestApp {
    TestApp(app, storage: folder.url, supportsMultipleWindows: supportsMultipleWindows)
  }

  private func titlesAfterLaunch(_ app: some App, supportsMultipleWindows: Bool = true) -> [String] {
    let app = launch(app, supportsMultipleWindows: supportsMultipleWindows)
    defer { app.end() }
    return app.windows.map(\.title)
  }

  // MARK: Presented scenes

  @Test func presentedScenesOpenInTheOrderOfTheApp() {
    #expect(titlesAfterLaunch(Presenting()) == ["Start", "Log"])
  }

  @Test func presentedScenesDoNotOpenAgainBesideTheirRestoredWindows() {
    for _ in 0..<3 { #expect(titlesAfterLaunch(Presenting()) == ["Start", "Log"]) }
  }

  @Test func aPresentedSceneOpensAgainAfterAPersonClosedItsWindow() {
    let app = launch(Presenting())
    app.windows[0].close()
    app.end()
    #expect(titlesAfterLaunch(Presenting()) == ["Log", "Start"])
  }

  private struct Suppressed: App {
    var body: some Scene {
      WindowGroup("First") { Text("first") }.defaultLaunchBehavior(.suppressed)
      WindowGroup("Second") { Text("second") }
    }
  }

  @Test func aSuppressedSceneLeavesTheLaunchToTheNextOne() {
    #expect(titlesAfterLaunch(Suppressed()) == ["Second"])
  }

  @Test func aSuppressedSceneIsRestored() throws {
    let app = launch(
      SceneApp {
        WindowGroup("Main") { Opener() }
        Window("Log", id: "log") { Text("log") }.defaultLaunchBehavior(.suppressed)
      })
    try app.window.find("log").tap()
    app.end()
    #expect(
      titlesAfterLaunch(
        SceneApp {
          WindowGroup("Main") { Opener() }
          Window("Log", id: "log") { Text("log") }.defaultLaunchBehavior(.suppressed)
        }) == ["Main", "Log"])
  }

  // MARK: Hosts with one window

  @Test func aHostWithOneWindowShowsOneOfThePresentedScenes() {
    #expect(titlesAfterLaunch(Presenting(), supportsMultipleWindows: false) == ["Start"])
  }

  @Test func aHostWithOneWindowRestoresOneOfSeveral() {
    #expect(titlesAfterLaunch(Presenting()).count == 2)
    #expect(titlesAfterLaunch(Presenting(), supportsMultipleWindows: false) == ["Start"])
  }

  @Test func viewsKnowWhetherTheHostShowsSeveralWindows() {
    for isPossible in [true, false] {
      let app = TestApp(SceneApp { WindowGroup { Opener() } }, supportsMultipleWindows: isPossible)
      #expect(app.window.texts.first == (isPossible ? "several" : "one"))
    }
  }

  @Test func aHostWithOneWindowHasNoCommandForAnother() {
    let app = TestApp(Presenting(), supportsMultipleWindows: false)
    #expect(!app.items(of: "File").contains("New Window"))
    #expect(!app.menus.contains("Window"))
  }

  // MARK: Restored windows

  private struct Numbers: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      WindowGroup("Number", for: Int.self) { $number in
        Text("number \(number ?? 0)")
        Button("next") { number = (number ?? 0) + 1 }
      }
    }
  }

  @Test func aWindowIsRestoredWithTheValueThatItsContentSet() throws {
    let app = launch(Numbers())
    try app.window.find("number").tap()
    try app.window.find("next").tap()
    app.end()
    let second = launch(Numbers())
    #expect(second.windows.map { $0.texts.first } == ["several", "number 6"])
    second.end()
  }

  @Test func theRestoredWindowOfAValueComesToTheFrontForThatValue() throws {
    let app = launch(Numbers())
    try app.window.find("number").tap()
    app.end()
    let second = launch(Numbers())
    try second.windows[0].find("number").tap()
    #expect(second.windows.count == 2)
    #expect(second.window.title == "Number")
    second.end()
  }

  @Test func settingsAreNotRestored() throws {
    func app() -> TestApp {
      launch(
        SceneApp {
          WindowGroup("Main") { SettingsLink() }
          Settings { Text("a setting") }
        })
    }
    let first = app()
    try first.window.find("Settings…").tap()
    #expect(first.windows.count == 2)
    first.end()
    let second = app()
    #expect(second.windows.map(\.title) == ["Main"])
    second.end()
  }

  @Test func aSceneWithoutAnIdentifierIsKnownByItsPlace() {
    let app = launch(
      SceneApp {
        WindowGroup("Old name") { Text("x") }
        WindowGroup("Other") { Text("y") }
      })
    app.openWindow()
    app.end()
    #expect(titlesAfterLaunch(SceneApp { WindowGroup("New name") { Text("x") } }) == ["New name", "New name"])
  }

  @Test func anAppWhoseLastWindowWasClosedStartsWithItsFirstScene() {
    let app = launch(Numbers())
    app.window.close()
    #expect(app.hasEnded)
    app.end()
    #expect(titlesAfterLaunch(Numbers()) == ["Main"])
  }

  // MARK: Sizes

  @Test func aRestoredSizePrecedesTheDefaultSize() {
    func app() -> TestApp {
      launch(SceneApp { WindowGroup("Main") { Text("x") }.defaultSize(width: 300, height: 200) })
    }
    let first = app()
    #expect(first.window.size == CGSize(width: 300, height: 200))
    first.window.resize(to: CGSize(width: 350, height: 250))
    first.end()
    let second = app()
    #expect(second.window.size == CGSize(width: 350, height: 250))
    // Another window has the size of the scene.
    second.openWindow()
    #expect(second.window.size == CGSize(width: 300, height: 200))
    second.end()
  }
}
