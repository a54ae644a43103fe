import CanopyTesting
import SwiftUI
import Testing

/// The places of commands in the menus of an app.
@MainActor @Suite struct MenuArrangementTests {
  private let log = ActionLog()

  private func app(@CommandsBuilder _ commands: @escaping () -> some Commands) -> TestApp {
    TestApp(SceneApp { WindowGroup("Main") { Text("main") }.commands(content: commands) })
  }

  // MARK: Placements

  @Test(
    arguments: [
      (.newItem, "File"), (.saveItem, "File"), (.importExport, "File"), (.printItem, "File"),
      (.systemServices, "File"), (.appVisibility, "File"), (.appTermination, "File"),
      (.undoRedo, "Edit"), (.pasteboard, "Edit"), (.textEditing, "Edit"), (.textFormatting, "Edit"),
      (.appSettings, "Edit"), (.toolbar, "View"), (.sidebar, "View"), (.windowSize, "Window"),
      (.windowList, "Window"), (.singleWindowList, "Window"), (.windowArrangement, "Window"), (.help, "Help"),
      (.appInfo, "Help"),
    ] as [(CommandGroupPlacement, String)])
  func eachPlacementIsInItsMenu(place: CommandGroupPlacement, menu: String) {
    let app = app { CommandGroup(after: place) { Button("Mine") {} } }
    #expect(app.menus.filter { app.items(of: $0).contains("Mine") } == [menu])
  }

  @Test func commandsAreBeforeAndAfterTheStandardOnes() {
    let app = app {
      CommandGroup(after: .undoRedo) { Button("after") {} }
      CommandGroup(before: .undoRedo) { Button("before") {} }
    }
    #expect(app.items(of: "Edit").prefix(4) == ["before", "Undo", "Redo", "after"])
  }

  @Test func replacedCommandsKeepThoseAroundThem() {
    let app = app {
      CommandGroup(before: .undoRedo) { Button("before") {} }
      CommandGroup(replacing: .undoRedo) { Button("instead") {} }
      CommandGroup(after: .undoRedo) { Button("after") {} }
    }
    #expect(app.items(of: "Edit").prefix(4) == ["before", "instead", "after", "---"])
  }

  @Test func commandsOfSeveralModifiersAddUp() {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }
          .commands { CommandMenu("One") { Button("1") {} } }
          .commands { CommandMenu("Two") { Button("2") {} } }
      })
    #expect(Set(app.menus).isSuperset(of: ["One", "Two"]))
  }

  @Test func nothingInsteadOfCommandsRemovesThem() {
    let app = app {
      CommandGroup(replacing: .undoRedo) {}
      CommandGroup(replacing: .pasteboard) { EmptyView() }
    }
    #expect(!app.menus.contains("Edit"))
  }

  @Test func anEmptyMenuIsLeftOut() {
    let app = app { CommandMenu("Empty") {} }
    #expect(!app.menus.contains("Empty"))
  }

  @Test func noCommandsChangeNothing() {
    let app = app { EmptyCommands() }
    #expect(app.menus == ["File", "Edit"])
    #expect(self.app {}.menus == ["File", "Edit"])
  }

  @Test func groupsOfCommandsAreTheirMembers() {
    let app = app {
      Group {
        CommandMenu("One") { Button("1") {} }
        CommandMenu("Two") { Button("2") {} }
      }
    }
    #expect(app.menus == ["File", "Edit", "One", "Two"])
  }

  @Test func ownMenusAreBetweenThoseOfEveryApp() {
    let app = app {
      CommandMenu("Mine") { Button("1") {} }
      CommandGroup(after: .toolbar) { Button("Show") {} }
      CommandGroup(after: .windowSize) { Button("Zoom") {} }
      CommandGroup(after: .help) { Button("Guide") {} }
    }
    #expect(app.menus == ["File", "Edit", "View", "Mine", "Window", "Help"])
  }

  // MARK: Names

  @Test func menusInEachForm() {
    let string = "string"
    let app = app {
      CommandMenu("key") { Button("1") {} }
      CommandMenu(string) { Button("2") {} }
      CommandMenu(Text("text")) { Button("3") {} }
    }
    #expect(app.menus.suffix(3) == ["key", "string", "text"])
  }

  @Test func theNameOfAMenuIsInTheLanguageOfTheScene() {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }.commands { CommandMenu("\(1234) files") { Button("\(5678)") {} } }
          .environment(\.locale, Locale(identifier: "de_DE"))
      })
    #expect(app.menus.last == "1.234 files")
    #expect(app.items(of: "1.234 files") == ["5.678"])
  }

  private struct Renaming: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Main") { Text("\(count)") }
        .commands { CommandMenu("Count \(count)") { Button("Add to \(count)") { count += 1 } } }
    }
  }

  @Test func menusAndItemsFollowTheState() throws {
    let app = TestApp(Renaming())
    try app.choose("Add to 0", in: "Count 0")
    try app.choose("Add to 1", in: "Count 1")
    #expect(app.menus.last == "Count 2")
    #expect(app.window.texts == ["2"])
  }

  // MARK: Items

  @Test func eachKindOfViewIsAnItemOfItsKind() throws {
    let app = app {
      CommandMenu("Mine") {
        Button("button") { log.add("button") }
        Button("symbol", systemImage: "star") { log.add("symbol") }
        Toggle("toggle", isOn: .constant(true))
        Text("text")
        Divider()
        Link("link", destination: URL(filePath: "/"))
        Section { Button("section") {} }
        Color.red
      }
    }
    let items = app.items(of: "Mine").filter { $0 != "---" }
    #expect(items == ["button", "symbol", "✓ toggle", "text", "link", "section"])
    try app.choose("symbol", in: "Mine")
    #expect(log.lines == ["symbol"])
  }

  @Test func disabledAndHiddenItems() {
    let app = app {
      CommandMenu("Mine") {
        Button("on") {}
        Button("off") {}.disabled(true)
        Button("hidden") {}.accessibilityHidden(true)
      }
    }
    #expect(app.items(of: "Mine") == ["on", "off"])
    #expect(throws: (any Error).self) { try app.choose("off", in: "Mine") }
  }

  @Test func shortcutsOfDisabledItemsDoNothing() {
    let app = app {
      CommandMenu("Mine") {
        Button("off") { log.add("off") }.keyboardShortcut("d").disabled(true)
        Button("on") { log.add("on") }.keyboardShortcut("e")
      }
    }
    app.window.press("d", modifiers: .command)
    app.window.press("e", modifiers: .command)
    #expect(log.lines == ["on"])
  }

  @Test func theWindowPrecedesTheMenus() {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Button("window") { log.add("window") }.keyboardShortcut("d") }
          .commands { CommandMenu("Mine") { Button("menu") { log.add("menu") }.keyboardShortcut("d") } }
      })
    app.window.press("d", modifiers: .command)
    #expect(log.lines == ["window"])
  }

  @Test func stateOfCommandsLasts() throws {
    struct Counting: Commands {
      @State private var count = 0
      var body: some Commands { CommandMenu("Mine") { Button("count \(count)") { count += 1 } } }
    }
    let app = app { Counting() }
    for count in 0..<3 { try app.choose("count \(count)", in: "Mine") }
    #expect(app.items(of: "Mine") == ["count 3"])
  }

  @Test func commandsReadTheEnvironmentOfTheApp() throws {
    struct Opening: Commands {
      @Environment(\.openWindow) private var openWindow
      var body: some Commands { CommandMenu("Mine") { Button("log") { openWindow(id: "log") } } }
    }
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }.commands { Opening() }
        Window("Log", id: "log") { Text("log") }
      })
    try app.choose("log", in: "Mine")
    #expect(app.windows.map(\.title) == ["Main", "Log"])
  }

  // MARK: Commands of windows

  @Test func theOnlySceneOfAnAppHasNoCommandForItself() {
    let app = TestApp(SceneApp { Window("Main", id: "main") { Text("main") } })
    #expect(!app.menus.contains("Window"))
  }

  @Test func theShortcutNearestToASceneCounts() {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }
        Group {
          Window("One", id: "one") { Text("one") }.keyboardShortcut("1")
          Window("None", id: "none") { Text("none") }.keyboardShortcut(nil)
        }
        .keyboardShortcut("9")
      })
    app.window.press("9", modifiers: .command)
    #expect(app.windows.count == 1)
    app.window.press("1", modifiers: .command)
    #expect(app.windows.map(\.title) == ["Main", "One"])
  }

  @Test func aGroupOfValuesHasNoCommand() {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }
        WindowGroup("Number", for: Int.self) { _ in Text("number") }.keyboardShortcut("b")
      })
    #expect(!app.items(of: "File").contains("New Number Window"))
  }
}
