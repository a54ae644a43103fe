import CanopyTesting
import SwiftUI
import Testing

/// Extras, on hosts that have no bar for them.
@MainActor @Suite struct MenuBarExtraTests {
  private struct Timers: App {
    @State private var count = 0
    @State private var shows = true

    var body: some Scene {
      WindowGroup("Timers") {
        Text("\(count) timers")
        Toggle("Extra", isOn: $shows)
      }
      MenuBarExtra("Timer", systemImage: "timer", isInserted: $shows) {
        Button("Start") { count += 1 }
        Divider()
        Button("Stop") {}.disabled(count == 0)
      }
    }
  }

  @Test func menuOfAnExtraIsAmongThoseOfTheApp() throws {
    let app = TestApp(Timers())
    #expect(app.menus.contains("Timer"))
    #expect(app.items(of: "Timer") == ["Start", "---", "Stop"])
    try app.choose("Start", in: "Timer")
    #expect(app.window.texts.contains("1 timers"))
    try app.window.find("Extra").tap()
    #expect(!app.menus.contains("Timer"))
  }

  private struct Clock: App {
    var body: some Scene {
      WindowGroup("Clock") { Text("a clock") }
      MenuBarExtra {
        ClockPanel()
      } label: {
        Label("World clock", systemImage: "globe")
      }
      .menuBarExtraStyle(.window)
    }
  }

  private struct ClockPanel: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Hide") { dismiss() } }
  }

  @Test func extraWithTheStyleOfAWindowOpensByTheMenu() throws {
    let app = TestApp(Clock())
    #expect(app.windows.map(\.title) == ["Clock"])
    #expect(app.items(of: "Window") == ["World clock"])
    try app.choose("World clock", in: "Window")
    #expect(app.windows.map(\.title) == ["Clock", "World clock"])
    try app.choose("World clock", in: "Window")
    #expect(app.windows.count == 2)
    try app.window.find("Hide").tap()
    #expect(app.windows.map(\.title) == ["Clock"])
  }

  private struct OnlyAnExtra: App {
    var body: some Scene {
      MenuBarExtra("Weather", image: "sun") { Button("Refresh") {} }
    }
  }

  @Test func appWithNothingElseOpensItAsAWindow() {
    let app = TestApp(OnlyAnExtra())
    #expect(app.windows.map(\.title) == ["Weather"])
    #expect(app.window.texts == ["Refresh"])
    #expect(app.issues.isEmpty)
  }
}
