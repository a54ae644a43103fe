import Foundation
import HostTestSupport
import Testing

/// The real program beside a window of another one, with which it exchanges content.
@Suite(.serialized)
struct LiveTransferTests {
  /// Starts the app, whose places are in rows and columns, and another program at the right of it.
  private func open(
    _ files: [String] = [], on display: XDisplay
  ) async throws -> (app: TestProgram, neighbor: ChildProcess) {
    let app = try startTestApp("transfer", on: display)
    try await app.wait(for: "shown")
    let neighbor = try Neighbor.start(at: (x: 500, y: 0), files: files, on: display)
    #expect(try await Wait.until { neighbor.text.contains("shown") })
    try display.waitForRest()
    return (app, neighbor)
  }

  /// Drags from one place to another in steps, as a hand does.
  private func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), on display: XDisplay, drops: Bool = true
  ) throws {
    try display.act("mousemove", "\(start.x)", "\(start.y)", "mousedown", "1")
    for step in 1...10 {
      let (x, y) = (start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10)
      try display.act("mousemove", "\(x)", "\(y)", "sleep", "0.05")
    }
    try display.waitForRest()
    if drops { try display.act("mouseup", "1") }
  }

  /// Drags from one place to another until what was dropped has arrived.
  ///
  /// A program that is kept from running may not have said that it accepts the content when the button is released, which a person sees by
  /// the pointer. Then nothing is dropped, and they try again.
  private func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), on display: XDisplay, until hasArrived: () -> Bool
  ) async throws -> Bool {
    for _ in 0..<4 {
      try drag(from: start, to: end, on: display)
      if try await Wait.until(for: 15, hasArrived) { return true }
    }
    return false
  }

  @Test func filesAndTextsOfAnotherProgramAreDropped() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(["/tmp/one.txt", "/tmp/two words.txt"], on: display)
    defer { neighbor.end() }
    #expect(
      try await drag(from: (x: 550, y: 50), to: (x: 80, y: 120), on: display) {
        app.lines.contains("files one.txt, two words.txt")
      })
    #expect(app.lines.contains("over files true"))
    #expect(try await Wait.until { neighbor.text.contains("ended") })
    #expect(
      try await drag(from: (x: 650, y: 50), to: (x: 210, y: 120), on: display) { app.lines.contains("text Grüße") })
  }

  @Test func aPlaceThatDoesNotAcceptGetsNothing() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(on: display)
    defer { neighbor.end() }
    try display.click(x: 370, y: 50)
    try drag(from: (x: 650, y: 50), to: (x: 210, y: 120), on: display)
    #expect(try await Wait.until { neighbor.text.contains("failed") })
    #expect(!app.lines.contains { $0.hasPrefix("text") })
  }

  @Test func aViewIsDraggedToAnotherProgram() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(on: display)
    defer { neighbor.end() }
    #expect(
      try await drag(from: (x: 80, y: 50), to: (x: 750, y: 50), on: display) {
        neighbor.text.contains("received A dragged text")
      })
    // The window is used as before.
    try drag(from: (x: 80, y: 50), to: (x: 210, y: 120), on: display)
    try await app.wait(for: "text A dragged text")
  }

  @Test func aViewThatWasOutsideIsDroppedInItsWindow() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(on: display)
    defer { neighbor.end() }
    try drag(from: (x: 80, y: 50), to: (x: 450, y: 250), on: display, drops: false)
    for x in stride(from: 440, through: 210, by: -23) {
      try display.act("mousemove", "\(x)", "\(120 + (x - 210) / 2)", "sleep", "0.05")
    }
    try display.waitForRest()
    try display.act("mouseup", "1")
    try await app.wait(for: "text A dragged text")
  }

  @Test func dataIsCopiedWhenAnotherProgramAsks() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(on: display)
    defer { neighbor.end() }
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    try display.click(x: 210, y: 50)
    try display.act("key", "ctrl+c")
    let file = app.folder.appending(path: "picture.bin")
    #expect(
      try await Wait.until {
        try display.paste("image/png", to: file)
        return try Data(contentsOf: file) == Data(repeating: 7, count: 100_000)
      })
    try await app.wait(for: "made")
    try display.paste("TARGETS", to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("image/png"))
  }

  @Test func dataAndFilesOfAnotherProgramArePasted() async throws {
    let display = try XDisplay()
    let (app, neighbor) = try await open(on: display)
    defer { neighbor.end() }
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    let file = app.folder.appending(path: "content")
    try Data(repeating: 9, count: 300_000).write(to: file)
    #expect(
      try await paste(file, as: "image/png", at: (x: 80, y: 190), on: display) { app.lines.contains("picture 300000") })
    try Data("file:///tmp/a%20b.txt\r\n".utf8).write(to: file)
    #expect(
      try await paste(file, as: "text/uri-list", at: (x: 210, y: 190), on: display) {
        app.lines.contains("pasted a b.txt")
      })
  }

  /// Copies the content of a file, and clicks a place that pastes it until it has arrived.
  ///
  /// GTK asks what is on the clipboard once, when that changes. If a program doesn't answer in time, it has to be copied again.
  private func paste(
    _ file: URL, as format: String, at place: (x: Int, y: Int), on display: XDisplay, until hasArrived: () -> Bool
  ) async throws -> Bool {
    for _ in 0..<4 {
      try display.copy(file, as: format)
      let isThere = try await Wait.until(for: 15) {
        try display.click(x: place.x, y: place.y)
        return hasArrived()
      }
      if isThere { return true }
    }
    return false
  }
}
