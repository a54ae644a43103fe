import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import Gallery

/// A scenario in a terminal, which shows the pictures of the app without a display.
@MainActor @Suite(.serialized)
struct TerminalScenarioTests {
  private static let zoom = 4

  @Test func theGalleryShowsTheSamePicturesInATerminal() async throws {
    let file = Bundle.module.bundleURL.appending(path: "Scenarios/gallery.scenario")
    let stage = try Stage(columns: 200, rows: 100)
    defer { stage.terminal.end() }
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      try await stage.play(String(line))
    }
  }

  @Test func aFrameWritesOnlyCellsThatChanged() async throws {
    let stage = try Stage(columns: 200, rows: 60)
    defer { stage.terminal.end() }
    try await stage.play("expect picture")
    let all = stage.terminal.writtenCells
    #expect(all >= 200 * 60)
    // The ring of the focus appears.
    try await stage.play("press Tab")
    try await stage.play("expect picture")
    let written = stage.terminal.writtenCells - all
    #expect(written > 0 && written < 200 * 60 / 10)
  }

  @Test func theTerminalIsAsBeforeWhenTheProgramEnds() async throws {
    for end in ["\u{11}", "\u{3}"] {
      let stage = try Stage(columns: 120, rows: 40)
      defer { stage.terminal.end() }
      try await stage.waitForBeginning()
      #expect(stage.terminal.title == "Gallery")
      stage.terminal.type(end)
      #expect(try await stage.terminal.wait { stage.terminal.exitStatus != nil })
      #expect(stage.terminal.exitStatus == 0)
      try await stage.expectTerminalAsBefore()
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL, SIGSEGV])
  func theTerminalIsAsBeforeWhenASignalEndsTheProgram(number: Int32) async throws {
    let stage = try Stage(columns: 120, rows: 40)
    defer { stage.terminal.end() }
    try await stage.waitForBeginning()
    stage.terminal.signal(number)
    #expect(try await stage.terminal.wait { stage.terminal.exitStatus != nil })
    try await stage.expectTerminalAsBefore()
  }

  /// The gallery in a terminal, and the same app without a display, which tells where its elements are.
  @MainActor
  private final class Stage {
    let terminal: PseudoTerminal
    private let app: TestApp

    init(columns: Int, rows: Int) throws {
      terminal = try PseudoTerminal("Gallery", ["--host=terminal", "--zoom", "\(zoom)"], columns: columns, rows: rows)
      app = TestApp(GalleryApp(), size: CGSize(width: columns * zoom, height: rows * 2 * zoom)) {
        $0.displayScale = 1 / CGFloat(zoom)
      }
      app.window.resize(to: CGSize(width: columns * zoom, height: rows * 2 * zoom))
    }

    /// Does what a line of a scenario says in both.
    func play(_ line: String) async throws {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let name = words.count > 1 ? words[1].split(separator: "\"").first.map(String.init) ?? "" : ""
      switch words[0] {
      case "tap":
        try await expectPicture()
        // The pointer stays where it clicks.
        mouse(0, at: try app.window.find(name).frame, "M", "m")
      case "scroll":
        try await expectPicture()
        mouse(65, at: try app.window.find(name).frame, "M")
      case "type": terminal.type(name)
      case "press": terminal.type(["Tab": "\t", "Space": " ", "Escape": "\u{1B}"][name] ?? name)
      case "appearance": terminal.type("\u{1B}[?997;\(name == "dark" ? 1 : 2)n")
      case "resize":
        let size = name.split(separator: " ").compactMap { Int($0) }
        terminal.resize(columns: size[0] / zoom, rows: size[1] / zoom / 2)
      default: return try await expectPicture()
      }
      try await app.play(Scenario(line))
    }

    private func mouse(_ button: Int, at frame: CGRect, _ ends: String...) {
      let (column, row) = (Int(frame.midX) / zoom + 1, Int(frame.midY) / zoom / 2 + 1)
      for end in ends { terminal.type("\u{1B}[<\(button);\(column);\(row)\(end)") }
    }

    /// Waits until the terminal shows the picture of the app.
    private func expectPicture() async throws {
      let picture = try app.window.image()
      let expected = (0..<picture.width * picture.height).map { place in
        let color = picture.pixel(x: place % picture.width, y: place / picture.width)
        return Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
      }
      let isShown = try await terminal.wait { terminal.pixels == expected }
      let others = zip(terminal.pixels, expected).count { $0 != $1 }
      #expect(isShown, "\(others) of \(expected.count) pixels differ.")
    }

    func waitForBeginning() async throws {
      #expect(try await terminal.wait { !terminal.isCooked && !terminal.pixels.contains(-1) })
      #expect(terminal.modes.isSuperset(of: ["?1049", "?1003", "?1006", "?2004", "?2031"]))
    }

    func expectTerminalAsBefore() async throws {
      #expect(try await terminal.wait { terminal.isCooked && terminal.modes == ["?25"] })
    }
  }
}
