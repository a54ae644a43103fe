import Foundation
import Testing

/// The menu bar of the real program, used with a real mouse and keyboard as far as it can tell.
@Suite(.serialized)
struct LiveMenuTests {
  private func openApp(_ page: String, on display: XDisplay) async throws -> TestApp {
    let app = try TestApp(page, on: display)
    try await app.wait(for: "shown")
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    try await app.wait(for: "phase active")
    return app
  }

  /// Waits until a menu is open, or closed: then as many windows are shown.
  private func wait(forWindows count: Int, on display: XDisplay) async throws {
    let isSo = try await Wait.until {
      try display.act("search", "--onlyvisible", "--class", "WindowTestApp").split(separator: "\n").count == count
    }
    #expect(isSo)
  }

  @Test func itemsTogglesAndShortcutsActOnce() async throws {
    let display = try XDisplay()
    let app = try await openApp("menus", on: display)
    try display.click(x: 110, y: 12)
    try await wait(forWindows: 2, on: display)
    try display.click(x: 150, y: 47)
    try await app.wait(for: "menu count 1")
    try await wait(forWindows: 1, on: display)
    try display.act("key", "ctrl+d")
    try await app.wait(for: "menu count 2")
    // A menu opened with the keyboard, and a shortcut while it is open.
    try display.act("key", "alt+c")
    try await wait(forWindows: 2, on: display)
    try display.act("key", "Down", "Down", "Return")
    try await app.wait(for: "lasting true")
    try await wait(forWindows: 1, on: display)
    try display.act("key", "ctrl+d")
    try await app.wait(for: "menu count 3")
    try display.click(x: 110, y: 12)
    try await wait(forWindows: 2, on: display)
    try display.click(x: 150, y: 107)
    try display.click(x: 150, y: 150)
    try await app.wait(for: "lasting false")
    #expect(!app.lines.contains("impossible"))
    #expect(app.lines.filter { $0.hasPrefix("menu count") } == ["menu count 1", "menu count 2", "menu count 3"])
  }

  @Test func barLeavesTheContentItsSize() async throws {
    let display = try XDisplay()
    let app = try await openApp("menus", on: display)
    try await app.wait(for: "size 400 300")
    #expect(app.lines.filter { $0.hasPrefix("size") }.count == 1)
  }

  @Test func commandsOfTheFileMenuActOnTheWindow() async throws {
    let display = try XDisplay()
    let app = try await openApp("menus", on: display)
    try display.act("key", "F10")
    try await wait(forWindows: 2, on: display)
    try display.act("key", "Down", "Return")
    #expect(try await app.waitForEnd() == 0)
    #expect(app.lines.last == "gone")
  }
}
