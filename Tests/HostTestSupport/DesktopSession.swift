import Foundation
package import Testing

/// The session of a person who uses an assistive technology, with buses of its own and a desktop whose settings can change.
package final class DesktopSession {
  private let folder: URL
  private let bus: ChildProcess
  private let launcher: ChildProcess
  /// A program on the bus, which is the assistive technology and the desktop.
  private let desktop: ChildProcess
  private let display: XDisplay

  package init(on display: XDisplay) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appending(path: "bus.conf")
    let socket = folder.appending(path: "bus").path
    // No services: nothing but what the test starts is on the bus.
    try Data(
      """
      <busconfig><type>session</type><listen>unix:path=\(socket)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: configuration)
    let variables = Self.variables(in: folder, display)
    let bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address"],
      variables: variables)
    // It prints its address when others can connect, and makes its socket before.
    let hasStarted = Wait.untilNow { bus.text.contains("\n") || bus.exitStatus != nil }
    if !hasStarted || bus.exitStatus != nil { throw HostFailure("The bus doesn't start.") }
    self.bus = bus
    launcher = try ChildProcess("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], variables: variables)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "desktop.py").path
    desktop = try ChildProcess(
      "/usr/bin/python3", [script], variables: variables, errors: .isKept(in: folder.appending(path: "errors.txt")))
    _ = try answer()
  }

  deinit {
    for process in [desktop, launcher, bus] {
      process.signal(SIGTERM)
      // Not until its output ends, because its own children have that, too.
      _ = Wait.untilNow { process.exitStatus != nil }
      process.end()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment variables of programs in the session.
  package var variables: [String: String?] {
    var all: [String: String?] = Self.variables(in: folder, display)
    all.updateValue(nil, forKey: "GTK_A11Y")
    return all
  }

  private static func variables(in folder: URL, _ display: XDisplay) -> [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus", "DISPLAY": display.name, "HOME": folder.path,
      "XDG_RUNTIME_DIR": folder.path, "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
    ]
  }

  // MARK: The assistive technology

  /// Tells programs that an assistive technology is used, or that none is.
  package func enable(_ isUsed: Bool = true) throws { try ask("enable", isUsed) }

  /// Performs an action of the element with a label.
  package func act(_ action: String, at label: String) throws { try ask("act", label, action) }

  package func setValue(_ value: Double, at label: String) throws { try ask("value", label, value) }

  package func setText(_ text: String, at label: String) throws { try ask("text", label, text) }

  /// The elements in the content of the first window, in reading order; none if they can't be read now.
  package func elements() throws -> [BusElement] { try content.flatMap(\.inOrder) }

  /// The outermost elements in the content of the first window; none if they can't be read now.
  package var content: [BusElement] { get throws { try frameOfContent()?.children ?? [] } }

  /// The frame of the content of the first window: left, top, width and height in the window; empty if it can't be read now.
  package func contentFrame() throws -> [Int] { try frameOfContent()?.frame ?? [] }

  /// The content of the first window: the last part of a box in its frame, below the menus.
  private func frameOfContent() throws -> BusElement? {
    let programs = try JSONDecoder().decode(
      [BusElement].self, from: JSONSerialization.data(withJSONObject: try ask("tree") ?? []))
    return programs.first?.children.first?.children.first?.children.last
  }

  /// Waits until the elements are as they should be, and returns them.
  @discardableResult
  package func wait(
    from place: SourceLocation = #_sourceLocation, until isAsExpected: ([BusElement]) -> Bool
  ) async throws -> [BusElement] {
    var now: [BusElement] = []
    let isSo = try await Wait.until {
      now = try elements()
      return isAsExpected(now)
    }
    if !isSo { Issue.record("The elements are: \(now.map(\.line))", sourceLocation: place) }
    return now
  }

  // MARK: The desktop

  /// Makes the desktop dark, or light.
  package func setDark(_ isDark: Bool) throws { try ask("set", "color-scheme", isDark ? 1 : 2) }

  /// Lets the desktop take its time for the settings of a program, as one that is still starting does.
  package func delaySettings(milliseconds: Int) throws { try ask("delay", milliseconds) }

  /// Asks for high contrast in the whole desktop, or for the usual one.
  package func setHighContrast(_ isHigh: Bool) throws { try ask("set", "contrast", isHigh ? 1 : 0) }

  /// Sends a command, again if it fails, because an element may be about to change.
  @discardableResult
  private func ask(_ command: Any...) throws -> Any? {
    let line = String(decoding: try JSONSerialization.data(withJSONObject: command), as: UTF8.self) + "\n"
    var message = ""
    for _ in 0..<3 {
      desktop.write(line)
      let answer = try answer()
      guard let error = answer["error"] else { return answer["answer"] }
      message = "\(error)"
      usleep(20_000)
    }
    throw HostFailure("\(command): \(message)")
  }

  /// Returns the next answer of the program.
  private func answer() throws -> [String: Any] {
    var line: String?
    _ = Wait.untilNow {
      line = desktop.takeLine()
      return line != nil || desktop.exitStatus != nil
    }
    guard let line else {
      let errors = try? String(contentsOf: folder.appending(path: "errors.txt"), encoding: .utf8)
      let status = desktop.exitStatus.map { "It ended with \($0)." } ?? "It runs."
      throw HostFailure("The desktop doesn't answer. \(status) \(errors ?? "")")
    }
    return try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
  }
}

/// An element of a window as programs on the bus see it.
package struct BusElement: Decodable {
  package let role: String
  package let name: String
  package let description: String
  package let states: Set<String>
  package let actions: [String]
  /// Left, top, width and height in the window.
  package let frame: [Int]
  package let value: Double?
  package let text: String?
  package let children: [BusElement]

  /// The element, and those inside.
  package var inOrder: [BusElement] { [self] + children.flatMap(\.inOrder) }

  package var line: String { "\(role) “\(name)”" }
}
