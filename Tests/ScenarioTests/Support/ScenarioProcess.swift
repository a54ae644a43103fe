import Foundation
import HostTestSupport

/// The app of the scenarios in a process of its own, with a folder of its own for all that it keeps.
final class ScenarioProcess {
  private let process: ChildProcess
  private let folder: URL

  init(_ arguments: [String], variables: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path, "LC_ALL": "C.UTF-8",
    ]
    process = try ChildProcess(
      Self.program, arguments,
      variables: ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(variables) { $1 })
  }

  /// The program, which is built beside that of the tests.
  private static var program: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ScenarioApp").path
  }

  /// Waits for an address that the app prints.
  func address() throws -> String {
    let end = Date(timeIntervalSinceNow: 20)
    while Date() < end {
      if let address = process.text.firstMatch(of: #/http:\/\/\S+/#) { return String(address.0) }
      usleep(5000)
    }
    throw Browser.Failure(description: "The app printed no address, but: \(process.text)")
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
