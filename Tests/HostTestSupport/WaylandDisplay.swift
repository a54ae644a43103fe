import Foundation
package import Testing

/// A Wayland compositor, in a window of an X server that has no screen.
package final class WaylandDisplay {
  /// The X server, with which a test acts and takes pictures.
  package let outer: XDisplay
  private let compositor: ChildProcess
  private let socket: String
  /// The screen without a window.
  private let emptyScreen: Data

  /// The size of the screen. It is so small that a window has but one place.
  private static let (width, height) = (420, 350)
  /// The place of the first window's content, below a title bar and inside a shadow.
  private let contentOrigin = CGPoint(x: 14, y: 49)

  package init() throws {
    outer = try XDisplay()
    let folder = outer.folder
    let black = try outer.waitForRest()
    let settings = folder.appending(path: "weston.ini")
    try Data("[core]\nidle-time=0\n[shell]\npanel-position=none\nlocking=false\nstartup-animation=none\n".utf8).write(
      to: settings)
    // The path of the compositor's socket must be short.
    let variables = ["DISPLAY": outer.name, "XDG_RUNTIME_DIR": folder.path]
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let compositor = try ChildProcess(
      "/usr/bin/weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--width=\(Self.width)", "--height=\(Self.height)",
        "--socket=wayland",
        "--config=\(settings.path)",
      ], variables: ProcessInfo.processInfo.environment.merging(variables) { $1 }, errors: .isRead)
    self.compositor = compositor
    let socket = folder.appending(path: "wayland").path
    self.socket = socket
    guard Wait.untilNow({ FileManager.default.fileExists(atPath: socket) || compositor.hasEnded }), !compositor.hasEnded
    else { throw HostFailure("weston doesn't start: \(compositor.text)") }
    // The compositor takes the first place of the pointer in its window for the corner.
    try outer.act("search", "--sync", "--onlyvisible", "--class", "weston")
    try outer.act("mousemove", "1", "1", "mousemove", "0", "0")
    emptyScreen = try Self.screen(of: outer, after: black)
  }

  deinit {
    compositor.signal(SIGTERM)
    compositor.waitForEnd()
    compositor.end()
  }

  /// The environment variables with which a program opens its windows here.
  package var variables: [String: String] { ["WAYLAND_DISPLAY": socket, "GDK_BACKEND": "wayland"] }

  /// Waits until a window is shown.
  package func waitForWindow() throws {
    _ = try Self.screen(of: outer, after: emptyScreen)
    try findPointer()
  }

  /// Moves the pointer between two corners. The compositor adds up the distances that the pointer moves, within its screen. If it has
  /// missed one, all clicks would miss. Between two corners, the sum is right again.
  private func findPointer() throws {
    try outer.act(
      "mousemove", "\(Self.width - 1)", "\(Self.height - 1)", "sleep", "0.1", "mousemove", "0", "0", "sleep", "0.1")
  }

  private static func screen(of display: XDisplay, after old: Data) throws -> Data {
    var screen = old
    _ = try Wait.untilNow {
      screen = try display.waitForRest()
      return screen != old
    }
    if screen == old { throw HostFailure("Nothing new is shown.") }
    return screen
  }

  /// Clicks at a place in the content of the window.
  package func click(x: Int, y: Int, button: Int = 1) throws {
    let (x, y) = (x + Int(contentOrigin.x), y + Int(contentOrigin.y))
    try outer.act("mousemove", "\(x)", "\(y)", "sleep", "0.1", "click", "\(button)")
  }

  /// Clicks at a place in the content of a window until its program prints a line.
  package func click(
    x: Int, y: Int, until line: String, of program: TestProgram, from place: SourceLocation = #_sourceLocation
  ) async throws {
    try await program.wait(for: line, from: place) {
      try findPointer()
      try click(x: x, y: y)
    }
  }
}
