import Foundation
import HostTestSupport
import Testing

/// The menu bar of the real program, used with a real mouse and keyboard as far as it can tell.
@Suite(.serialized)
struct LiveMenuTests {
  private func openApp(
    _ page: String, on display: XDisplay, variables: [String: String] = [:]
  ) async throws -> TestProgram {
    let app = try startTestApp(page, on: display, variables: variables)
    try await app.wait(for: "shown")
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    // The bar is drawn, too.
    let isDrawn = try await Wait.until {
      let picture = try display.picture(width: 400, height: 300, in: app.folder)
      defer { try? FileManager.default.removeItem(at: app.folder.appending(path: "closed.png")) }
      try FileManager.default.moveItem(at: picture, to: app.folder.appending(path: "closed.png"))
      let next = try display.picture(width: 400, height: 300, in: app.folder)
      return try display.difference(app.folder.appending(path: "closed.png"), next) == 0
    }
    #expect(isDrawn)
    try FileManager.default.moveItem(
      at: display.picture(width: 400, height: 300, in: app.folder), to: app.folder.appending(path: "closed.png"))
    return app
  }

  /// Waits until a menu covers a part of the window, or none does any more, and nothing moves. A menu that still opens doesn't take
  /// keys.
  private func wait(
    forMenu isOpen: Bool, of app: TestProgram, on display: XDisplay, from place: SourceLocation = #_sourceLocation
  ) async throws {
    let closed = app.folder.appending(path: "closed.png")
    let last = app.folder.appending(path: "last.png")
    let isSo = try await Wait.until {
      try? FileManager.default.removeItem(at: last)
      try FileManager.default.moveItem(at: display.picture(width: 400, height: 300, in: app.folder), to: last)
      guard try isOpen == (display.difference(closed, last) > 3000) else { return false }
      let now = try display.picture(width: 400, height: 300, in: app.folder)
      return try display.difference(last, now) == 0
    }
    #expect(isSo, "The menu isn't \(isOpen ? "open" : "closed").", sourceLocation: place)
  }

  @Test func itemsTogglesAndShortcutsActOnce() async throws {
    let display = try XDisplay()
    let app = try await openApp("menus", on: display)
    let phases = app.lines.filter { $0.hasPrefix("phase") }
    try display.click(x: 110, y: 12)
    try await wait(forMenu: true, of: app, on: display)
    try display.click(x: 150, y: 47)
    try await app.wait(for: "menu count 1")
    try await wait(forMenu: false, of: app, on: display)
    try display.act("key", "ctrl+d")
    try await app.wait(for: "menu count 2")
    // A menu that is opened and used with the keyboard, while the pointer isn't over an item.
    try display.act("mousemove", "390", "290")
    try display.act("key", "alt+c")
    try await wait(forMenu: true, of: app, on: display)
    try display.act("key", "Down", "Down", "Return")
    try await app.wait(for: "lasting true")
    try await wait(forMenu: false, of: app, on: display)
    try display.act("key", "ctrl+d")
    try await app.wait(for: "menu count 3")
    try display.click(x: 110, y: 12)
    try await wait(forMenu: true, of: app, on: display)
    try display.click(x: 150, y: 107)
    try display.click(x: 150, y: 150)
    try await app.wait(for: "lasting false")
    #expect(!app.lines.contains("impossible"))
    // A menu takes the keyboard from the window, which stays active for the views.
    #expect(app.lines.filter { $0.hasPrefix("phase") } == phases)
    #expect(app.lines.filter { $0.hasPrefix("menu count") } == ["menu count 1", "menu count 2", "menu count 3"])
  }

  @Test func menusAreInTheHeaderBarOnGNOME() async throws {
    let display = try XDisplay()
    let app = try await openApp("menus", on: display, variables: ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"])
    try display.act("key", "F10")
    try await wait(forMenu: true, of: app, on: display)
    // Counting is the third menu, and the way back is above its first item.
    for key in ["Down", "Down", "Right", "Down"] {
      let before = try display.waitForRest()
      try display.act("key", key)
      #expect(try await Wait.until { try display.waitForRest() != before })
    }
    try display.act("key", "Return")
    try await app.wait(for: "menu count 1")
    try await wait(forMenu: false, of: app, on: display)
    try display.act("key", "ctrl+d")
    try await app.wait(for: "menu count 2")
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
    try await wait(forMenu: true, of: app, on: display)
    try display.act("key", "Down", "Down", "Return")
    #expect(try await app.waitForEnd() == 0)
    #expect(app.lines.last == "gone")
  }
}
