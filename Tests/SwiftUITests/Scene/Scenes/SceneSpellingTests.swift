import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The initializers of scenes: how windows are named, and with what they open.
@MainActor @Suite struct SceneSpellingTests {
  private let string = "a **string**"

  /// Opens windows for a value by type, by identifier, or by both.
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("value") { openWindow(value: 7) }
      Button("id") { openWindow(id: "id") }
      Button("both") { openWindow(id: "id", value: 7) }
    }
  }

  /// Opens a window by a button, and returns its title and its text.
  private func open(_ button: String, @SceneBuilder _ scene: @escaping () -> some Scene) throws -> [String] {
    let app = TestApp(
      SceneApp {
        WindowGroup("Opener") { Opener() }
        scene()
      })
    try app.window.find(button).tap()
    #expect(app.windows.count == 2)
    #expect(app.issues.isEmpty)
    return [app.window.title] + app.window.texts
  }

  private func first(@SceneBuilder _ scene: @escaping () -> some Scene) -> [String] {
    let app = TestApp(SceneApp(scene))
    return [app.window.title] + app.window.texts
  }

  // MARK: Groups

  @Test func groupsOfViews() throws {
    #expect(first { WindowGroup("key") { Text("x") } } == ["key", "x"])
    #expect(first { WindowGroup(string) { Text("x") } } == [string, "x"])
    #expect(first { WindowGroup(Text("text")) { Text("x") } } == ["text", "x"])
  }

  @Test func groupsOfViewsWithAnIdentifier() throws {
    #expect(try open("id") { WindowGroup(id: "id") { Text("x") } }.last == "x")
    #expect(try open("id") { WindowGroup("key", id: "id") { Text("x") } } == ["key", "x"])
    #expect(try open("id") { WindowGroup(string, id: "id") { Text("x") } } == [string, "x"])
    #expect(try open("id") { WindowGroup(Text("text"), id: "id") { Text("x") } } == ["text", "x"])
  }

  @Test func aGroupWithoutATitleHasTheNameOfTheApp() throws {
    let name = ProcessInfo.processInfo.processName
    #expect(first { WindowGroup { Text("x") } } == [name, "x"])
    #expect(try open("value") { WindowGroup(for: Int.self) { $n in Text("\(n ?? 0)") } } == [name, "7"])
  }

  @Test func groupsOfValues() throws {
    #expect(try open("value") { WindowGroup("key", for: Int.self) { $n in Text("\(n ?? 0)") } } == ["key", "7"])
    #expect(try open("value") { WindowGroup(string, for: Int.self) { $n in Text("\(n ?? 0)") } } == [string, "7"])
    #expect(
      try open("value") { WindowGroup(Text("text"), for: Int.self) { $n in Text("\(n ?? 0)") } } == ["text", "7"])
  }

  @Test func groupsOfValuesWithAnIdentifier() throws {
    #expect(try open("both") { WindowGroup(id: "id", for: Int.self) { $n in Text("\(n ?? 0)") } }.last == "7")
    #expect(
      try open("both") { WindowGroup("key", id: "id", for: Int.self) { $n in Text("\(n ?? 0)") } } == ["key", "7"])
    #expect(
      try open("both") { WindowGroup(string, id: "id", for: Int.self) { $n in Text("\(n ?? 0)") } } == [string, "7"])
    #expect(
      try open("id") { WindowGroup(Text("text"), id: "id", for: Int.self) { $n in Text("\(n ?? 0)") } } == [
        "text", "0",
      ])
  }

  @Test func groupsOfValuesWithADefault() throws {
    #expect(
      try open("value") {
        WindowGroup("key", for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }.last == "7")
    #expect(
      try open("value") {
        WindowGroup(string, for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }.last == "7")
    #expect(
      try open("value") {
        WindowGroup(Text("t"), for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }.last == "7")
  }

  @Test func theDefaultIsTheValueOfAWindowThatOpensByItsIdentifier() throws {
    #expect(
      try open("id") {
        WindowGroup(id: "id", for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }.last == "3")
    #expect(
      try open("id") {
        WindowGroup("key", id: "id", for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }
        == ["key", "3"])
    #expect(
      try open("id") {
        WindowGroup(string, id: "id", for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }
        == [string, "3"])
    #expect(
      try open("id") {
        WindowGroup(Text("t"), id: "id", for: Int.self) { $n in
          Text("\(n)")
        } defaultValue: {
          3
        }
      }
        == ["t", "3"])
  }

  // MARK: Single windows

  @Test func singleWindows() throws {
    #expect(try open("id") { Window("key", id: "id") { Text("x") } } == ["key", "x"])
    #expect(try open("id") { Window(string, id: "id") { Text("x") } } == [string, "x"])
    #expect(try open("id") { Window(Text("text"), id: "id") { Text("x") } } == ["text", "x"])
  }

  // MARK: Extras

  private func menu(@SceneBuilder _ extra: @escaping () -> some Scene) -> String? {
    let app = TestApp(
      SceneApp {
        WindowGroup("Main") { Text("main") }
        extra()
      })
    return app.menus.first { !["File", "Edit", "View", "Window", "Help"].contains($0) }
  }

  @Test func extrasWithATitle() {
    #expect(menu { MenuBarExtra("key") { Button("x") {} } } == "key")
    #expect(menu { MenuBarExtra(string) { Button("x") {} } } == string)
    #expect(menu { MenuBarExtra("key", systemImage: "star") { Button("x") {} } } == "key")
    #expect(menu { MenuBarExtra(string, systemImage: "star") { Button("x") {} } } == string)
    #expect(menu { MenuBarExtra("key", image: "star") { Button("x") {} } } == "key")
    #expect(menu { MenuBarExtra(string, image: "star") { Button("x") {} } } == string)
  }

  @Test(arguments: [true, false]) func extrasThatPeopleRemove(isInserted: Bool) {
    let shown = Binding.constant(isInserted)
    let title = isInserted ? "key" : nil
    #expect(menu { MenuBarExtra("key", isInserted: shown) { Button("x") {} } } == title)
    #expect(menu { MenuBarExtra("key", systemImage: "star", isInserted: shown) { Button("x") {} } } == title)
    #expect(menu { MenuBarExtra("key", image: "star", isInserted: shown) { Button("x") {} } } == title)
    #expect(menu { MenuBarExtra(string, isInserted: shown) { Button("x") {} } } == (isInserted ? string : nil))
    #expect(
      menu { MenuBarExtra(string, systemImage: "a", isInserted: shown) { Button("x") {} } }
        == (isInserted ? string : nil))
    #expect(
      menu { MenuBarExtra(string, image: "a", isInserted: shown) { Button("x") {} } } == (isInserted ? string : nil))
  }

  @Test func extrasWithALabelOfTheirOwn() {
    #expect(
      menu {
        MenuBarExtra {
          Button("x") {}
        } label: {
          Text("text")
        }
      } == "text")
    #expect(
      menu {
        MenuBarExtra {
          Button("x") {}
        } label: {
          Label("label", systemImage: "star")
        }
      } == "label")
    #expect(
      menu {
        MenuBarExtra(isInserted: .constant(true)) {
          Button("x") {}
        } label: {
          Text("text")
        }
      } == "text")
    let name = ProcessInfo.processInfo.processName
    #expect(
      menu {
        MenuBarExtra {
          Button("x") {}
        } label: {
          Image(systemName: "star")
        }
      } == name)
  }

  @Test func extrasInEachStyle() {
    #expect(menu { MenuBarExtra("key") { Button("x") {} }.menuBarExtraStyle(.menu) } == "key")
    #expect(menu { MenuBarExtra("key") { Button("x") {} }.menuBarExtraStyle(.automatic) } == "key")
    #expect(menu { MenuBarExtra("key") { Button("x") {} }.menuBarExtraStyle(.window) } == nil)
  }

  @Test func theStyleNearestToAnExtraCounts() {
    #expect(
      menu { Group { MenuBarExtra("key") { Button("x") {} }.menuBarExtraStyle(.menu) }.menuBarExtraStyle(.window) }
        == "key")
  }

  // MARK: Composition

  @Test func manyScenesAreInTheirOrder() throws {
    let app = TestApp(
      SceneApp {
        Window("1", id: "1") { Text("1") }
        Window("2", id: "2") { Text("2") }
        Window("3", id: "3") { Text("3") }
        Window("4", id: "4") { Text("4") }
        Window("5", id: "5") { Text("5") }
        Window("6", id: "6") { Text("6") }
        Window("7", id: "7") { Text("7") }
        Window("8", id: "8") { Text("8") }
        Window("9", id: "9") { Text("9") }
        Window("10", id: "10") { Text("10") }
        Window("11", id: "11") { Text("11") }
        Window("12", id: "12") { Text("12") }
      })
    #expect(app.windows.map(\.title) == ["1"])
    #expect(app.items(of: "Window") == (1...12).map(String.init))
  }

  @Test func groupsOfScenesAreNested() {
    let app = TestApp(
      SceneApp {
        Group {
          Group { Window("a", id: "a") { Text("") } }
          Window("b", id: "b") { Text("") }
        }
        Window("c", id: "c") { Text("") }
      })
    #expect(app.items(of: "Window") == ["a", "b", "c"])
  }
}
