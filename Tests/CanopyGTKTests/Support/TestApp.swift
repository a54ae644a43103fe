import Foundation
import Testing

/// The app for tests in a process of its own, with what it prints.
final class TestApp: Sendable {
  private let process: ChildProcess
  let folder: URL

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - page: What its window shows.
  ///   - display: The display of the window; nil to draw a picture into the folder.
  ///   - settings: Settings of GTK, as its file has them.
  ///   - session: The session with assistive technologies; nil for none.
  init(
    _ page: String = "controls", on display: XDisplay?, settings: [String] = [], session: AssistedSession? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appending(path: ".config/gtk-4.0")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    let lines = ["[Settings]"] + settings
    try Data(lines.joined(separator: "\n").utf8).write(to: configuration.appending(path: "settings.ini"))
    var environment = ProcessInfo.processInfo.environment
    environment["WAYLAND_DISPLAY"] = nil
    environment.merge(
      [
        "DISPLAY": display?.name ?? "", "TEST_PAGE": page, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
        "XDG_CONFIG_HOME": folder.appending(path: ".config").path,
        "GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
        // Without an address, GLib would start a bus that outlives the test.
        "DBUS_SESSION_BUS_ADDRESS": "disabled:",
      ]) { $1 }
    if let session {
      environment["GTK_A11Y"] = nil
      environment.merge(session.variables) { $1 }
    }
    process = try ChildProcess(
      Self.program, display == nil ? ["--host", "png", "--output", folder.path] : ["--host", "gtk"],
      variables: environment)
  }

  /// The program, which is built beside that of the tests.
  private static var program: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "WindowTestApp").path
  }

  /// The lines that the app has printed.
  var lines: [String] { process.text.split(separator: "\n").map(String.init) }

  /// Waits until the app prints a line.
  func wait(for line: String, from place: SourceLocation = #_sourceLocation) async throws {
    let found = try await Wait.until { self.lines.contains(line) }
    if !found { Issue.record("The app didn't print “\(line)”, but: \(lines)", sourceLocation: place) }
  }

  /// Waits until the app has ended, and returns its status; nil if it goes on.
  func waitForEnd() async throws -> Int32? {
    try await Wait.until { self.process.exitStatus != nil } ? process.exitStatus : nil
  }

  /// Asks the app to end, as the system does.
  func terminate() { process.signal(SIGTERM) }

  /// The number of times that threads of the app have slept and were woken.
  var wakeUps: Int {
    let tasks = "/proc/\(process.id)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  deinit {
    process.end()
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
