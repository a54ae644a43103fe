import Foundation
import HostTestSupport
import Testing

/// What a manager of services, such as systemd, is told.
@Suite(.serialized) struct ServiceManagerTests {
  /// The end of a manager: a socket that takes messages.
  private final class Manager {
    private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let name: String

    init(named name: String) throws {
      self.name = name
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = name.utf8.map { $0 == UInt8(ascii: "@") ? 0 : $0 }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let result = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(2 + bytes.count))
        }
      }
      if result != 0 { throw HostFailure("There is no socket at \(name): error \(errno).") }
    }

    deinit {
      close(descriptor)
      if name.hasPrefix("/") { unlink(name) }
    }

    /// Waits for the next message.
    func next() -> String {
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    }
  }

  private static let name = "canopy-\(UUID().uuidString)"

  @Test(arguments: [FileManager.default.temporaryDirectory.appending(path: name).path, "@\(name)"])
  func managerIsToldOfTheBeginningAndTheEnd(socket: String) throws {
    let manager = try Manager(named: socket)
    let program = try TestProgram(
      "WebSample", ["--host", "web", "--port", "0"], variables: ["NOTIFY_SOCKET": socket])
    #expect(manager.next() == "READY=1")
    // It is ready, so a connection can be made at once.
    let address = try #require(program.address())
    let port = try #require(address.firstMatch(of: #/:(\d+)/#).flatMap { Int($0.1) })
    let connection = try Connection(port: port)
    program.terminate()
    #expect(manager.next() == "STOPPING=1")
    #expect(program.stop() == 0)
    withExtendedLifetime(connection) {}
  }

  @Test(arguments: ["/nowhere/socket", "@nobody", "odd", "", "/" + String(repeating: "x", count: 200)])
  func appRunsWithoutTheManagerThatItWasPromised(socket: String) throws {
    let program = try TestProgram(
      "WebSample", ["--host", "web", "--port", "0"], variables: ["NOTIFY_SOCKET": socket])
    #expect(program.address() != nil)
    #expect(program.stop() == 0)
  }

  private static let analyzer = "/usr/bin/systemd-analyze"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: analyzer), "It needs systemd."))
  func unitOfTheDocumentationIsValid() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let text = try String(contentsOf: root.appending(path: "Docs/canopy-app.service"), encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: Self.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let unit = folder.appending(path: "app.service")
    let program = TestProgram.file(of: "WebSample").path
    try Data(text.replacing("/usr/local/bin/app", with: program).utf8).write(to: unit)
    let process = try ChildProcess(
      Self.analyzer, ["verify", "--man=no", unit.path], variables: ["PATH": "/usr/bin:/bin"], errors: .isRead)
    process.waitForEnd()
    #expect(process.exitStatus == 0, "\(process.text)")
    #expect(!process.text.contains("app.service"), "\(process.text)")
  }
}
