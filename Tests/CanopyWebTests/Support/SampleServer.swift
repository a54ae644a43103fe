import Foundation

/// The sample app as a process of its own, with a server at a free port of this machine.
final class SampleServer {
  let process = Process()
  let port: Int
  let token: String
  private let errors: URL

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ options: [String] = [], port: Int = 0, token: String? = nil) throws {
    process.executableURL = Self.program
    process.arguments = ["--host", "web", "--port", "\(port)"] + options
    var variables = ProcessInfo.processInfo.environment
    variables["CANOPY_WEB_TOKEN"] = token
    process.environment = variables
    errors = FileManager.default.temporaryDirectory.appending(path: "canopy-web-\(UUID().uuidString).log")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.contains("\n") {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { break }
      line += String(decoding: part, as: UTF8.self)
    }
    guard let match = line.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/\?token=(\S+)/#), let port = Int(match.1)
    else {
      process.terminate()
      throw Failure(description: "The server printed no address, but: \(line)")
    }
    self.port = port
    self.token = String(match.2)
  }

  /// The program, which stands beside the tests.
  private static var program: URL {
    let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
    return (folder ?? Bundle.main.bundleURL).appending(path: "WebSample")
  }

  var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// What the server has logged.
  var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// The most memory that the process has used, in bytes.
  var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let match = status.firstMatch(of: #/VmHWM:\s+(\d+) kB/#)
    return (match.flatMap { Int($0.1) } ?? 0) * 1024
  }

  /// Ends the process without a chance to say anything.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks the process to end. Returns its exit status.
  @discardableResult
  func stop() -> Int32 {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: errors)
  }

  /// Returns the cookie that the server gives for the token.
  func cookie() throws -> String {
    let answer = try request("GET", "/?token=\(token)")
    guard let match = answer.firstMatch(of: #/Set-Cookie: ([^;]+);/#) else {
      throw Failure(description: "The server gave no cookie, but: \(answer)")
    }
    return String(match.1)
  }

  /// Sends a request over a connection of its own. Returns the response with its headers.
  func request(_ method: String, _ path: String, _ headers: [String: String] = [:], body: String = "") throws -> String
  {
    let connection = try Connection(port: port)
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.utf8.count)"]
    all.merge(headers) { $1 }
    let head = all.map { "\($0): \($1)\r\n" }.joined()
    try connection.write(Array("\(method) \(path) HTTP/1.1\r\n\(head)\r\n\(body)".utf8))
    return String(decoding: connection.readAll(), as: UTF8.self)
  }
}
