import Foundation
import HostTestSupport
import Testing

/// The real program in a window of an X server, used with a real mouse and keyboard as far as it can tell.
@Suite(.serialized)
struct LiveWindowTests {
  @Test func windowShowsThePictureOfTheHeadlessHost() async throws {
    let display = try XDisplay()
    let expected = try startTestApp(on: nil)
    #expect(try await expected.waitForEnd() == 0)
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    let picture = expected.folder.appending(path: "Window Test.png")
    let isSame = try await Wait.until {
      let screen = try display.picture(width: 400, height: 300, in: app.folder)
      return try display.difference(picture, screen) == 0
    }
    #expect(isSame, "The window differs from the picture by more than a hundredth in some pixel.")
  }

  @Test func mouseKeyboardAndClipboardReachTheViews() async throws {
    let display = try XDisplay()
    try display.useKeyboardWithDeadKeys()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    // A window that is only just there may not have its content yet.
    try display.waitForContent()
    try display.click(x: 35, y: 76)
    try await app.wait(for: "count 1")
    try display.click(x: 350, y: 160)
    try await app.wait(for: "wi-fi true")
    try display.click(x: 100, y: 115)
    try display.act("type", "Hi ")
    try await app.wait(for: "name Hi ")
    // A dead key composes a letter.
    try display.act("key", "dead_acute", "e")
    try await app.wait(for: "name Hi é")
    try display.act("key", "ctrl+a", "ctrl+c", "Right", "ctrl+v")
    try await app.wait(for: "name Hi éHi é")
    // The text that is being composed isn't part of the name before it is complete.
    try display.act("key", "ctrl+shift+u")
    try display.act("type", "263a")
    try display.act("key", "space")
    try await app.wait(for: "name Hi éHi é☺")
    #expect(!app.lines.contains { $0.contains("263a") })
  }

  @Test func emptyPlainFieldIsSeenWhenItIsClicked() async throws {
    let display = try XDisplay()
    let app = try startTestApp("plain", on: display)
    try await app.wait(for: "shown")
    try display.act("windowfocus", "--sync", await display.window("Window Test"))
    try display.waitForRest()
    let field = CGRect(x: 20, y: 130, width: 360, height: 40)
    let before = app.folder.appending(path: "before.png")
    try FileManager.default.moveItem(at: display.picture(of: field, in: app.folder), to: before)
    // It is as wide as the window lets it be, and its caret is where the text begins.
    try display.click(x: 300, y: 150)
    #expect(try await Wait.until { try display.difference(before, display.picture(of: field, in: app.folder)) > 10 })
    try display.act("type", "a")
    try await app.wait(for: "text a")
  }

  @Test func windowIsKnownByTheNameOfTheProgram() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    let window = try await display.window("Window Test")
    #expect(try display.property("WM_CLASS", of: window).contains("\"WindowTestApp\""))
  }

  @Test func windowHasTheIconOfItsNameInTheTheme() async throws {
    let display = try XDisplay()
    let data = FileManager.default.temporaryDirectory.appending(path: "canopy-data-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    let icons = data.appending(path: "icons/hicolor/48x48/apps")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    try Data("[Icon Theme]\nName=hicolor\nDirectories=48x48/apps\n[48x48/apps]\nSize=48\n".utf8)
      .write(to: data.appending(path: "icons/hicolor/index.theme"))
    let picture = try display.picture(width: 48, height: 48, in: data)
    try FileManager.default.copyItem(at: picture, to: icons.appending(path: "WindowTestApp.png"))
    let app = try startTestApp(on: display, variables: ["XDG_DATA_DIRS": data.path])
    try await app.wait(for: "shown")
    let window = try await display.window("Window Test")
    #expect(try display.property("_NET_WM_ICON", of: window).contains("48 x 48"))
  }

  @Test func wheelScrollsAndResizingLaysOutAgain() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    try display.act("mousemove", "100", "220")
    let before = try display.picture(width: 400, height: 300, in: app.folder)
    let first = app.folder.appending(path: "before.png")
    try FileManager.default.moveItem(at: before, to: first)
    try display.act("click", "5")
    #expect(
      try await Wait.until {
        try display.difference(first, display.picture(width: 400, height: 300, in: app.folder)) > 100
      })
    let window = try display.act("search", "--name", "Window Test")
    try display.act("windowsize", window, "500", "420")
    try await app.wait(for: "size 500 420")
  }

  @Test func eachTurnOfTheMainLoopIsAnUpdate() async throws {
    let display = try XDisplay()
    let app = try startTestApp("launch", on: display)
    try await app.wait(for: "turns true false true")
    #expect(app.lines.filter { $0.hasPrefix("turns") } == ["turns true", "turns true false", "turns true false true"])
  }

  @Test func motionOfTheFirstAppearanceRuns() async throws {
    let display = try XDisplay()
    let app = try startTestApp("launch", on: display)
    try await app.wait(for: "moved")
  }

  @Test func idleWindowSleeps() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    // On a busy machine, it takes a while to come to rest. A program that looks for work now and then never does.
    let sleeps = try await Wait.until {
      let before = app.wakeUps
      Thread.sleep(forTimeInterval: 2)
      return app.wakeUps == before
    }
    #expect(sleeps)
  }

  /// A short form of `Scripts/window-random`, which runs for minutes.
  @Test func randomInputDoesNotEndTheProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let script = try ChildProcess(
      root.appending(path: "Scripts/window-random").path,
      ["--program", TestProgram.file(of: "WindowTestApp").path, "--minutes", "0.1", "--growth", "100"],
      variables: ProcessInfo.processInfo.environment, errors: .isRead)
    script.waitForEnd()
    #expect(script.exitStatus == 0, "\(script.text)")
  }

  @Test func closingTheLastWindowEndsTheProgram() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    // The shortcut of a button in the window has Command, which is Control here.
    try display.act("key", "ctrl+w")
    #expect(try await app.waitForEnd() == 0)
    #expect(app.lines.last == "gone")
  }

  @Test func settingsOfTheDesktopReachTheViews() async throws {
    let display = try XDisplay()
    let settings = ["gtk-application-prefer-dark-theme=1", "gtk-enable-animations=0"]
    let app = try startTestApp(on: display, settings: settings)
    try await app.wait(for: "scheme dark")
    try await app.wait(for: "reduced true")
  }

  @Test func programEndsWhenItIsAskedTo() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    app.terminate()
    #expect(try await app.waitForEnd() == 0)
    #expect(app.lines.last == "gone")
  }

  @Test func sizeThatAPersonGivesAWindowIsKept() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    let file = app.folder.appending(path: ".local/state/WindowTestApp/windows.plist")
    #expect(try await Wait.until { FileManager.default.fileExists(atPath: file.path) })
    let window = try display.act("search", "--name", "Window Test")
    try display.act("windowsize", window, "500", "420")
    try await app.wait(for: "size 500 420")
    app.terminate()
    #expect(try await app.waitForEnd() == 0)
    let kept = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    #expect((kept as? [[String: Any]])?.first?["size"] as? [Double] == [500, 420])
  }

  @Test func programEndsWithItsDisplay() async throws {
    let display = try XDisplay()
    let app = try startTestApp(on: display)
    try await app.wait(for: "shown")
    display.stop()
    #expect(try await app.waitForEnd() == 1)
    #expect(app.lines.last == "gone")
  }
}
