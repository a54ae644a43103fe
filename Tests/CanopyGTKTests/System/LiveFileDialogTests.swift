import Foundation
import HostTestSupport
import Testing

/// Dialogs for files and other windows of the real program.
@Suite(.serialized) struct LiveFileDialogTests {
  private let display: XDisplay
  private let app: TestProgram

  init() async throws {
    display = try XDisplay()
    app = try startTestApp("files", on: display)
    try await app.wait(for: "shown")
  }

  /// Presses a key with Control in the window with a title.
  private func press(_ key: String, in title: String = "Window Test") async throws {
    try focus(await display.window(title))
    try display.act("key", "ctrl+\(key)")
  }

  private func focus(_ window: String) throws {
    try display.act("windowfocus", "--sync", window)
    try display.waitForRest()
  }

  /// Types the path of a file in a dialog. A slash opens the field for it, where it replaces what lost keys have left.
  private func choose(_ file: URL, in dialog: String) async throws {
    try focus(await display.window(dialog))
    try display.act("key", "ctrl+a")
    try display.act("type", file.path)
    try display.waitForRest()
    try display.act("key", "Return")
  }

  @Test func aChosenFileIsRead() async throws {
    let file = app.folder.appending(path: "a b.txt")
    try Data("content".utf8).write(to: file)
    try await press("i")
    try await app.wait(for: "imported a b.txt: content") { try await choose(file, in: "Open") }
  }

  @Test func escapeCancels() async throws {
    try await press("i")
    try focus(await display.window("Open"))
    try display.act("key", "Escape")
    try await app.wait(for: "canceled")
    // The next one opens.
    try await press("i")
    _ = try await display.window("Open")
  }

  @Test func aFileIsWrittenWhereThePersonSays() async throws {
    try await press("e")
    let file = app.folder.appending(path: "Mine.txt")
    // A dialog that is only just there can lose keys.
    try await app.wait(for: "exported Mine.txt") {
      if app.lines.contains(where: { $0.hasPrefix("exported") }) { try await press("e") }
      try await choose(file, in: "Save")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "Written by the app.")
  }

  @Test func anotherWindowHasTheSizeOfItsContent() async throws {
    try await press("2")
    try await app.wait(for: "small size 220 120")
    let window = try await display.window("Small Test")
    #expect(try display.size(of: window) == "220x120")
    try await press("g", in: "Small Test")
    try await app.wait(for: "small size 220 160")
    #expect(try await Wait.until { try display.size(of: window) == "220x160" })
    try await press("w", in: "Small Test")
    try await app.wait(for: "small gone")
    #expect(app.isRunning)
    try await press("2")
    _ = try await display.window("Small Test")
  }
}
