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
    try display.click(x: 35, y: 76)
    try await app.wait(for: "count 1")
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
}
