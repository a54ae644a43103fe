package import Foundation

/// An X server without a screen, and the programs that act like a person in front of it.
package final class XDisplay {
  /// The name of the display, such as `:1`.
  package let name: String
  private let server: ChildProcess
  /// The program whose content is on the clipboard.
  private var copying: ChildProcess?
  /// The folder for the files of the server.
  let folder: URL

  package convenience init() throws {
    // Without `-noreset`, the server resets when its last client disconnects, and loses the keyboard layout that a test has set.
    try self.init("/usr/bin/Xvfb") { folder in
      ["-screen", "0", "1024x768x24", "-fbdir", folder.path, "-noreset"]
    }
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - program: The file of the server.
  ///   - arguments: Its arguments, made of a folder for its files.
  init(_ program: String, _ arguments: (URL) throws -> [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-display-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = try ChildProcess(
      program, arguments(folder) + ["-displayfd", "1", "-nolisten", "tcp"],
      variables: ProcessInfo.processInfo.environment)
    // The server writes the number of the display when it is ready.
    let isReady = Wait.untilNow { server.text.contains("\n") || server.exitStatus != nil }
    self.server = server
    name = ":" + server.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !isReady || name == ":" { throw HostFailure("\(program) doesn't start.") }
  }

  deinit { stop() }

  /// Ends the server, as if the display went away.
  package func stop() {
    copying?.end()
    server.signal(SIGTERM)
    server.waitForEnd()
    server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until the screen of Xvfb is the same for a moment. Returns what is on it.
  @discardableResult
  package func waitForRest() throws -> Data {
    let file = folder.appending(path: "Xvfb_screen0")
    var last = try Data(contentsOf: file)
    let isAtRest = try Wait.untilNow {
      usleep(40_000)
      let now = try Data(contentsOf: file)
      defer { last = now }
      return now == last
    }
    if !isAtRest { throw HostFailure("The screen doesn't come to rest.") }
    return last
  }

  /// Waits until the screen of Xvfb shows more than the plain color of a window that has drawn nothing yet, and is the same for a moment.
  package func waitForContent() throws {
    let hasContent = try Wait.untilNow {
      try waitForRest().withUnsafeBytes { bytes in
        var isThere = [Bool](repeating: false, count: 256)
        // The file begins with a description of the screen, which is the same for all. A part of the bytes is enough, of all colors.
        for place in stride(from: 8192, to: bytes.count, by: 61) { isThere[Int(bytes[place])] = true }
        return isThere.count { $0 } > 16
      }
    }
    if !hasContent { throw HostFailure("The screen shows nothing.") }
  }

  /// Runs xdotool, which sends events as the X server has them from a mouse and a keyboard. Returns what it writes.
  @discardableResult
  package func act(_ arguments: String...) throws -> String { try act(arguments) }

  @discardableResult
  package func act(_ arguments: [String]) throws -> String { try run("/usr/bin/xdotool", arguments) }

  /// Waits for a window that is shown. Returns its number.
  package func window(_ title: String) async throws -> String {
    var found = ""
    _ = try await Wait.until {
      found =
        try act("search", "--onlyvisible", "--name", "^\(title)$").split(separator: "\n").last.map(String.init) ?? ""
      return !found.isEmpty
    }
    if found.isEmpty { throw HostFailure("There is no window “\(title)”.") }
    return found
  }

  /// Returns the size of a window, as `WIDTHxHEIGHT`.
  package func size(of window: String) throws -> String {
    try act("getwindowgeometry", window).split(separator: " ").last.map(String.init) ?? ""
  }

  /// Returns a property of a window, such as `WM_CLASS`, as a text.
  package func property(_ name: String, of window: String) throws -> String {
    try run("/usr/bin/xprop", ["-id", window, name])
  }

  /// Moves the pointer to a place on the screen, and clicks there.
  package func click(x: Int, y: Int, button: Int = 1) throws {
    try act("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// Returns a picture of a part of the screen.
  package func picture(width: Int, height: Int, in folder: URL) throws -> URL {
    try picture(of: CGRect(x: 0, y: 0, width: width, height: height), in: folder)
  }

  /// Returns a picture of a part of the screen.
  package func picture(of part: CGRect, in folder: URL) throws -> URL {
    let file = folder.appending(path: "screen.png")
    let crop = "\(Int(part.width))x\(Int(part.height))+\(Int(part.minX))+\(Int(part.minY))"
    try run("/usr/bin/import", ["-window", "root", "-crop", crop, "+repage", file.path])
    return file
  }

  /// Returns the number of pixels in which two pictures differ by more than a hundredth of the brightness of white.
  package func difference(_ first: URL, _ second: URL) throws -> Double {
    let arguments = ["-metric", "AE", "-fuzz", "1%", first.path, second.path, "null:"]
    return Double(try run("/usr/bin/compare", arguments, readsErrors: true)) ?? .infinity
  }

  /// Returns the mean brightness of a part of the screen, from 0 for black to 1 for white.
  package func brightness(of part: CGRect) throws -> Double {
    let picture = try picture(of: part, in: folder)
    let arguments = [picture.path, "-colorspace", "Gray", "-format", "%[fx:mean]", "info:"]
    return Double(try run("/usr/bin/convert", arguments)) ?? .nan
  }

  /// Gives the keyboard keys for accents. Without them, xdotool changes the keyboard for a moment, in which a busy program may not
  /// have seen the key.
  package func useKeyboardWithDeadKeys() throws { try run("/usr/bin/setxkbmap", ["us", "intl"]) }

  /// Puts the content of a file on the clipboard, under the name of a format.
  package func copy(_ file: URL, as format: String) throws {
    let arguments = ["-quiet", "-selection", "clipboard", "-t", format, "-i", file.path]
    let variables = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    // The program serves the content until another one copies something.
    copying?.end()
    copying = try ChildProcess("/usr/bin/xclip", arguments, variables: variables)
  }

  /// Writes the content of the clipboard in a format to a file.
  package func paste(_ format: String, to file: URL) throws {
    try run(
      "/usr/bin/env",
      ["sh", "-c", "exec xclip -selection clipboard -t \"$0\" -o >\"$1\"", format, file.path])
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String], readsErrors: Bool = false) throws -> String {
    let variables = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let process = try ChildProcess(program, arguments, variables: variables, errors: readsErrors ? .isRead : .isDropped)
    process.waitForEnd()
    process.end()
    return process.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
