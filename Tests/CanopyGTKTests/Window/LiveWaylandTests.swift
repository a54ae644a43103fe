import Foundation
import HostTestSupport
import Testing

/// The window of a program on Wayland, where GTK draws its title bar.
@Suite struct LiveWaylandTests {
  @Test func contentHasItsSizeAndTakesInput() async throws {
    let display = try WaylandDisplay()
    let app = try TestProgram(
      "WindowTestApp", ["--host", "gtk"], variables: display.variables.merging(["TEST_PAGE": "controls"]) { $1 })
    try display.waitForWindow()
    try await app.wait(for: "shown")
    try await display.click(x: 35, y: 76, until: "count 1", of: app)
    try display.click(x: 350, y: 160)
    try await app.wait(for: "wi-fi true")
    try display.click(x: 100, y: 115)
    try display.outer.act("type", "Hi ")
    try await app.wait(for: "name Hi ")
    try display.outer.act("key", "ctrl+a", "ctrl+c", "Right", "ctrl+v")
    try await app.wait(for: "name Hi Hi ")
    // No title bar has taken a part of it since.
    #expect(app.lines.filter { $0.hasPrefix("size") } == ["size 400 300"])
  }

  @Test func f11ShowsTheWindowOnTheFullScreen() async throws {
    let display = try WaylandDisplay()
    let app = try TestProgram(
      "WindowTestApp", ["--host", "gtk"], variables: display.variables.merging(["TEST_PAGE": "controls"]) { $1 })
    try display.waitForWindow()
    try await display.click(x: 35, y: 76, until: "count 1", of: app)
    try display.outer.act("key", "F11")
    try await app.wait(for: "size 420 350")
    try display.outer.act("key", "F11")
    #expect(try await Wait.until { app.lines.last { $0.hasPrefix("size") } == "size 400 300" })
  }

  @Test func f11IsTheKeyOfACommandThatUsesIt() async throws {
    let display = try WaylandDisplay()
    let app = try TestProgram(
      "WindowTestApp", ["--host", "gtk"], variables: display.variables.merging(["TEST_PAGE": "keys"]) { $1 })
    try display.waitForWindow()
    // A window has the keyboard a moment after it is shown.
    try await app.wait(for: "eleven") { try display.outer.act("key", "F11") }
    let (before, count) = (try display.outer.waitForRest(), app.lines.count)
    try display.outer.act("key", "F11")
    #expect(try await Wait.until { app.lines.count > count && app.lines.last == "eleven" })
    #expect(try display.outer.waitForRest() == before)
  }

  @Test func contentHasItsSizeBelowAHeaderBarWithMenus() async throws {
    let display = try WaylandDisplay()
    let variables = display.variables.merging(["TEST_PAGE": "menus", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]) { $1 }
    let app = try TestProgram("WindowTestApp", ["--host", "gtk"], variables: variables)
    try display.waitForWindow()
    try await app.wait(for: "size 400 300")
    let closed = try display.outer.waitForRest()
    try display.outer.act("key", "F10")
    #expect(try await Wait.until { try display.outer.waitForRest() != closed })
    #expect(app.lines.filter { $0.hasPrefix("size") } == ["size 400 300"])
  }
}
