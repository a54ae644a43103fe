import Foundation
import Testing

/// A session with buses of its own, in which a program reads windows through AT-SPI like an assistive technology.
final class AssistedSession {
  private let folder: URL
  private let bus: ChildProcess
  private let launcher: ChildProcess
  private let display: XDisplay

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(on display: XDisplay) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appending(path: "bus.conf")
    // No services: nothing but what the test starts is on the bus.
    try Data(
      """
      <busconfig><type>session</type><listen>unix:path=\(folder.path)/bus</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>
      """.utf8
    ).write(to: configuration)
    let variables = Self.variables(in: folder, display)
    bus = try ChildProcess(
      "/usr/bin/dbus-daemon", ["--config-file=\(configuration.path)", "--nofork", "--print-address"],
      variables: variables)
    let socket = folder.appending(path: "bus").path
    let end = Date(timeIntervalSinceNow: 10)
    while !FileManager.default.fileExists(atPath: socket), Date() < end { usleep(2000) }
    launcher = try ChildProcess("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], variables: variables)
  }

  deinit {
    for process in [launcher, bus] {
      process.signal(SIGTERM)
      // Not until its output ends, because its own children have that, too.
      let latest = Date(timeIntervalSinceNow: 2)
      while process.exitStatus == nil, Date() < latest { usleep(2000) }
      process.end()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment variables of programs in the session.
  var variables: [String: String] { Self.variables(in: folder, display) }

  private static func variables(in folder: URL, _ display: XDisplay) -> [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus", "DISPLAY": display.name, "HOME": folder.path,
      "XDG_RUNTIME_DIR": folder.path, "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
    ]
  }

  // MARK: The assistive technology

  /// Tells programs that an assistive technology is used, or that none is.
  func enable(_ isUsed: Bool = true) throws { try run(isUsed ? "enable" : "disable") }

  /// Performs an action of the element with a label.
  func act(_ action: String, at label: String) throws { try run("act", label, action) }

  func setValue(_ value: Double, at label: String) throws { try run("value", label, "\(value)") }

  func setText(_ text: String, at label: String) throws { try run("text", label, text) }

  /// The elements in the content of the first window, in reading order; none if they can't be read now.
  func elements() throws -> [BusElement] {
    let text = try run("tree")
    let programs = (try? JSONDecoder().decode([BusElement].self, from: Data(text.utf8))) ?? []
    // A frame, a box, and the content.
    guard let content = programs.first?.children.first?.children.first?.children.first else { return [] }
    return content.children.flatMap(\.inOrder)
  }

  /// Waits until the elements are as they should be, and returns them.
  @discardableResult
  func wait(
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

  /// Runs the script with a command, until it succeeds: an element may be about to change.
  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "accessibility.py").path
    var process = try ChildProcess("/usr/bin/python3", [script] + arguments, variables: variables)
    process.waitForEnd()
    if process.exitStatus != 0 {
      process.end()
      process = try ChildProcess("/usr/bin/python3", [script] + arguments, variables: variables, readsErrors: true)
      process.waitForEnd()
    }
    process.end()
    guard process.exitStatus == 0 else { throw Failure(description: "\(arguments): \(process.text)") }
    return process.text
  }
}

/// An element of a window as programs on the bus see it.
struct BusElement: Decodable {
  let role: String
  let name: String
  let description: String
  let states: Set<String>
  let actions: [String]
  /// Left, top, width and height in the window.
  let frame: [Int]
  let value: Double?
  let text: String?
  let children: [BusElement]

  /// The element, and those inside.
  var inOrder: [BusElement] { [self] + children.flatMap(\.inOrder) }

  var line: String { "\(role) “\(name)”" }
}
