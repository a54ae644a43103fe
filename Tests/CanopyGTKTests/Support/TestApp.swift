import Foundation
import Synchronization
import Testing

/// The app for tests in a process of its own, with what it prints.
final class TestApp: Sendable {
  private let process: Process
  private let output = Mutex("")
  let folder: URL

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - page: What its window shows.
  ///   - display: The display of the window; nil to draw a picture into the folder.
  init(_ page: String = "controls", on display: XDisplay?, variables: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    self.process = process
    process.executableURL = Self.program
    process.arguments = display == nil ? ["--host", "png", "--output", folder.path] : ["--host", "gtk"]
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] { environment[name] = nil }
    environment.merge(
      [
        "DISPLAY": display?.name ?? "", "TEST_PAGE": page, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
        "GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
        "NO_AT_BRIDGE": "1",
      ]) { $1 }
    process.environment = environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      if text.isEmpty { handle.readabilityHandler = nil } else { self?.output.withLock { $0 += text } }
    }
    try process.run()
  }

  /// The program, which is built beside that of the tests.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "WindowTestApp")
  }

  /// The lines that the app has printed.
  var lines: [String] { output.withLock { $0.split(separator: "\n").map(String.init) } }

  /// Waits until the app prints a line.
  func wait(for line: String, from place: SourceLocation = #_sourceLocation) async throws {
    let found = try await Wait.until { self.lines.contains(line) }
    if !found { Issue.record("The app didn't print “\(line)”, but: \(lines)", sourceLocation: place) }
  }

  /// Waits until the app has ended, and returns its status; nil if it goes on.
  func waitForEnd() async throws -> Int32? {
    try await Wait.until { !self.process.isRunning } ? process.terminationStatus : nil
  }

  /// Asks the app to end, as the system does.
  func terminate() { process.terminate() }

  /// The number of times that threads of the app have slept and were woken.
  var wakeUps: Int {
    let tasks = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Waits for conditions.
enum Wait {
  /// Waits until a condition holds, for ten seconds at most. Returns whether it does.
  static func until(_ condition: () throws -> Bool) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while Date() < end {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try condition()
  }
}
