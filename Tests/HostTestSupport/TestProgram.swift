package import Foundation
package import Testing

/// A program that is built beside the tests, in a process of its own, which runs in a folder of its own and keeps all there.
package final class TestProgram: Sendable {
  package let folder: URL
  private let process: ChildProcess

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name of its product.
  ///   - arguments: The words behind its name.
  ///   - variables: Environment variables instead of those of the tests; nil for none of that name.
  ///   - settings: Settings of GTK, as its file has them.
  ///   - shell: A command that starts the program, which is `"$@"` there, in its folder; nil to start it directly.
  ///   - mounts: A Boolean value that indicates whether the command mounts file systems, which only the program sees.
  package init(
    _ name: String, _ arguments: [String], variables: [String: String?] = [:], settings: [String] = [],
    shell: String? = nil, mounts: Bool = false
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    let configuration = folder.appending(path: "gtk-4.0")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    let lines = ["[Settings]"] + settings
    try Data(lines.joined(separator: "\n").utf8).write(to: configuration.appending(path: "settings.ini"))
    let own: [String: String?] = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path, "TMPDIR": folder.path,
      "LC_ALL": "C.UTF-8",
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
      // The desktop on which the tests run has no say.
      "XDG_CURRENT_DESKTOP": nil, "GTK_THEME": nil,
      // Without an address, GLib would start a bus that outlives the test.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
    process = try ChildProcess(
      "/usr/bin/env",
      ["--chdir", folder.path] + (mounts ? Self.unshare : []) + (shell.map { ["/bin/sh", "-c", $0, "sh"] } ?? [])
        + [Self.file(of: name).path] + arguments,
      variables: (ProcessInfo.processInfo.environment as [String: String?]).merging(own) { $1 }
        .merging(variables) { $1 }.compactMapValues { $0 },
      errors: .isKept(in: folder.appending(path: "errors.txt")))
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: folder)
  }

  private static let unshare = ["/usr/bin/unshare", "--user", "--map-root-user", "--mount"]

  /// A Boolean value that indicates whether programs may mount file systems of their own here.
  package static var canMount: Bool {
    guard let process = try? ChildProcess(unshare[0], unshare.dropFirst() + ["/bin/true"], variables: [:]) else {
      return false
    }
    process.waitForEnd()
    return process.exitStatus == 0
  }

  /// Returns a file as the program sees it, with what it has mounted.
  package func seen(_ path: String) -> URL { URL(filePath: "/proc/\(process.id)/root\(folder.path)/\(path)") }

  /// Returns the file of a program, which stands beside that of the tests.
  package static func file(of name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  // MARK: What it says

  /// The lines that the program has printed.
  package var lines: [String] { process.text.split(separator: "\n").map(String.init) }

  /// What the program has written about errors.
  package var errors: String {
    (try? String(contentsOf: folder.appending(path: "errors.txt"), encoding: .utf8)) ?? ""
  }

  /// Waits until the program prints a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - place: The place to name if it doesn't come.
  ///   - act: An action to repeat until then, because what is done with a window that is only just there can be lost.
  package func wait(
    for line: String, from place: SourceLocation = #_sourceLocation, repeating act: () async throws -> Void = {}
  ) async throws {
    let end = Date(timeIntervalSinceNow: Wait.limit)
    var isThere = false
    while !isThere, Date() < end {
      try await act()
      isThere = try await Wait.until(for: Wait.limit / 4) { lines.contains(line) }
    }
    if !isThere { Issue.record("The program didn't print “\(line)”, but: \(lines)", sourceLocation: place) }
  }

  /// Waits for the address that the program prints; nil if it ends without one.
  package func address() -> String? {
    var address: String?
    _ = Wait.untilNow {
      address = process.text.firstMatch(of: #/http:\/\/\S+(?=\s)/#).map { String($0.0) }
      return address != nil || process.hasEnded
    }
    return address
  }

  // MARK: Its end

  package var isRunning: Bool { process.exitStatus == nil }

  /// Waits until the program has ended, and returns its status; nil if it goes on.
  package func waitForEnd() async throws -> Int32? {
    try await Wait.until { process.hasEnded } ? process.exitStatus : nil
  }

  /// Asks the program to end, as the system does.
  package func terminate() { process.signal(SIGTERM) }

  /// Ends the program without a chance to say anything.
  package func kill() { process.end() }

  /// Asks the program to end. Returns its status; nil if it goes on.
  @discardableResult
  package func stop() -> Int32? {
    terminate()
    process.waitForEnd()
    return process.exitStatus
  }

  // MARK: Its costs

  /// The most memory that the program has used, in bytes.
  package var peakMemory: Int { status(of: "/proc/\(process.id)", "VmHWM") * 1024 }

  /// The number of times that threads of the program have slept and were woken.
  package var wakeUps: Int {
    let tasks = "/proc/\(process.id)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(0) { $0 + status(of: "\(tasks)/\($1)", "voluntary_ctxt_switches") }
  }

  /// Returns a number that the kernel knows of a process or thread; 0 when that has ended.
  private func status(of folder: String, _ name: String) -> Int {
    let status = (try? String(contentsOfFile: folder + "/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.firstMatch(of: #/\d+/#).flatMap { Int($0.0) } ?? 0
  }
}
