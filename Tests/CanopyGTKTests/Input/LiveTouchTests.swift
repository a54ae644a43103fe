import Foundation
import HostTestSupport
import Testing

/// Fingers on the screen of a real program, and on a trackpad.
@Suite(.serialized)
struct LiveTouchTests {
  private let add = CGPoint(x: 35, y: 76)
  private let wifi = CGPoint(x: 350, y: 160)
  private let rows = CGRect(x: 20, y: 184, width: 340, height: 92)

  /// Starts the program, and waits until its window is there.
  private func start(on desktop: TouchDisplay) async throws -> TestProgram {
    let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-touch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try desktop.display.picture(of: rows, in: folder)
    let app = try startTestApp(on: desktop.display)
    try await app.wait(for: "shown")
    // The X server gives the program touches when it has drawn the window.
    _ = try await Wait.until { try desktop.display.difference(empty, picture(desktop, app, "rows")) > 1_000 }
    return app
  }

  /// Takes a picture of the rows.
  private func picture(_ desktop: TouchDisplay, _ app: TestProgram, _ name: String) throws -> URL {
    let file = app.folder.appending(path: "\(name).png")
    let picture = try desktop.display.picture(of: rows, in: app.folder)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: picture, to: file)
    return file
  }

  @Test func fingersTapAlsoSeveralAtOnce() async throws {
    let desktop = try TouchDisplay()
    let app = try await start(on: desktop)
    try desktop.screen.tap(at: add)
    try await app.wait(for: "count 1")
    // One finger rests on a button while another taps.
    try desktop.screen.touch(.began, at: add, finger: 1)
    try desktop.screen.touch(.began, at: wifi, finger: 2)
    try desktop.screen.touch(.ended, at: wifi, finger: 2)
    try await app.wait(for: "wi-fi true")
    try desktop.screen.touch(.ended, at: add, finger: 1)
    try await app.wait(for: "count 2")
    // A finger that leaves the button doesn't press it.
    try desktop.screen.touch(.began, at: add)
    try desktop.screen.touch(.moved, at: CGPoint(x: 300, y: 20))
    try desktop.screen.touch(.ended, at: CGPoint(x: 300, y: 20))
    try desktop.screen.tap(at: wifi)
    try await app.wait(for: "wi-fi false")
    #expect(!app.lines.contains("count 3"))
  }

  /// Flings of 72 points each are shorter than the content by far, so it moves on until its end.
  @Test func fingerScrollsAndTheContentMovesOn() async throws {
    let desktop = try TouchDisplay()
    let app = try await start(on: desktop)
    let first = try picture(desktop, app, "first")
    func rests(like picture: URL) async throws -> Bool {
      try await Wait.until { try desktop.display.difference(picture, self.picture(desktop, app, "now")) == 0 }
    }
    // The wheel shows the end, and goes back.
    try desktop.display.act("mousemove", "100", "230", "click", "--repeat", "40", "--delay", "5", "5")
    var end = first
    let isAtRest = try await Wait.until {
      let last = try picture(desktop, app, "last")
      end = try picture(desktop, app, "end")
      return try desktop.display.difference(first, end) > 0 && desktop.display.difference(last, end) == 0
    }
    #expect(isAtRest)
    try desktop.display.act("click", "--repeat", "40", "--delay", "5", "4")
    #expect(try await rests(like: first))
    // A busy machine makes them slower, so there may be several: all fingers together don't move it so far.
    for _ in 1...12 {
      try desktop.screen.touch(.began, at: CGPoint(x: 100, y: 262))
      for step in 1...6 {
        try await Task.sleep(for: .milliseconds(8))
        try desktop.screen.touch(.moved, at: CGPoint(x: 100, y: 262 - step * 12))
      }
      try desktop.screen.touch(.ended, at: CGPoint(x: 100, y: 190))
      try await Task.sleep(for: .milliseconds(700))
      if try desktop.display.difference(end, picture(desktop, app, "now")) == 0 { break }
    }
    #expect(try await rests(like: end))
  }

  /// A movement on a trackpad is a part of a step. The X server tells the program first where the trackpad stands.
  @Test func trackpadScrollsByPartsOfAStep() async throws {
    let desktop = try TouchDisplay()
    let app = try await start(on: desktop)
    try desktop.display.act("mousemove", "100", "230")
    try desktop.trackpad.scroll(by: 12)
    let first = try picture(desktop, app, "first")
    // Ten times 6 points are the 60 of a step.
    var last = first
    for step in 1...10 {
      try desktop.trackpad.scroll(by: 12)
      #expect(try await Wait.until { try desktop.display.difference(last, picture(desktop, app, "\(step)")) > 50 })
      last = app.folder.appending(path: "\(step).png")
    }
    try desktop.display.act("click", "4")
    #expect(try await Wait.until { try desktop.display.difference(first, picture(desktop, app, "back")) == 0 })
  }
}
