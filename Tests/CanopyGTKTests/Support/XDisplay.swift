import Foundation
import Testing

/// An X server without a screen, and the programs that act like a person in front of it.
final class XDisplay {
  /// The name of the display, such as `:1`.
  let name: String
  private let server = Process()

  init() throws {
    let output = Pipe()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The server writes the number of the display when it is ready.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  /// Ends the server, as if the display went away.
  func stop() {
    guard server.isRunning else { return }
    server.terminate()
    server.waitUntilExit()
  }

  /// Runs xdotool, which sends events as the X server has them from a mouse and a keyboard. Returns what it writes.
  @discardableResult
  func act(_ arguments: String...) throws -> String { try run("/usr/bin/xdotool", arguments) }

  /// Moves the pointer to a place on the screen, and clicks there.
  func click(x: Int, y: Int, button: Int = 1) throws {
    try act("mousemove", "\(x)", "\(y)", "click", "\(button)")
  }

  /// Returns a picture of a part of the screen.
  func picture(width: Int, height: Int, in folder: URL) throws -> URL {
    let file = folder.appending(path: "screen.png")
    try run("/usr/bin/import", ["-window", "root", "-crop", "\(width)x\(height)+0+0", "+repage", file.path])
    return file
  }

  /// Returns the number of pixels in which two pictures differ by more than a hundredth of the brightness of white.
  func difference(_ first: URL, _ second: URL) throws -> Double {
    let arguments = ["-metric", "AE", "-fuzz", "1%", first.path, second.path, "null:"]
    return Double(try run("/usr/bin/compare", arguments, reading: .errors)) ?? .infinity
  }

  private enum Output { case text, errors }

  @discardableResult
  private func run(_ program: String, _ arguments: [String], reading output: Output = .text) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let pipe = Pipe()
    process.standardOutput = output == .text ? pipe : FileHandle.nullDevice
    process.standardError = output == .errors ? pipe : FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
