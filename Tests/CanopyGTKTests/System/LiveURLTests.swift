import HostTestSupport
import Testing

/// Links of the real program that no other one opens.
@Suite(.serialized)
struct LiveURLTests {
  @Test func personIsToldThatNoProgramOpensALink() async throws {
    let display = try XDisplay()
    let app = try startTestApp("links", on: display)
    try await app.wait(for: "shown")
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    try display.act("key", "ctrl+l")
    let message = try await display.window(".*canopy-nobody:page.*")
    try display.act("windowfocus", "--sync", message)
    try display.act("key", "Return")
    #expect(try await Wait.until { try display.act("search", "--onlyvisible", "--name", "canopy-nobody").isEmpty })
    #expect(app.isRunning)
  }

  @Test func appThatAsksTellsThePersonItself() async throws {
    let display = try XDisplay()
    let app = try startTestApp("links", on: display)
    try await app.wait(for: "shown")
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    try display.act("key", "ctrl+a")
    try await app.wait(for: "opened false")
    try display.waitForRest()
    #expect(try display.act("search", "--onlyvisible", "--name", "canopy-nobody").isEmpty)
  }
}
