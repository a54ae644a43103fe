import Foundation
import HostTestSupport

/// An app as a process of its own, with a server at a free port of this machine.
final class SampleServer {
  let program: TestProgram
  let port: Int
  let token: String
  let address: String

  /// - Parameters:
  ///   - app: The name of the app.
  ///   - kind: What the sample app has besides its windows: `"menus"`, `"controls"`, or nothing.
  ///   - page: What the window of the app for windows shows.
  ///   - storage: The folder that several processes share for what they keep; nil for one of its own.
  ///   - shell: A command that starts the program: see ``TestProgram``.
  init(
    _ options: [String] = [], app: String = "WebSample", kind: String? = nil, page: String? = nil, port: Int = 0,
    token: String? = nil, storage: URL? = nil, shell: String? = nil, mounts: Bool = false,
    variables: [String: String?] = [:]
  ) throws {
    let own = ["CANOPY_WEB_TOKEN": token, "XDG_STATE_HOME": storage?.path, "WEB_SAMPLE": kind, "TEST_PAGE": page]
    program = try TestProgram(
      app, ["--host", "web", "--port", "\(port)"] + options,
      variables: own.merging(variables) { $1 }, shell: shell, mounts: mounts)
    guard let address = program.address(),
      let match = address.wholeMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/\?token=(\S+)/#), let port = Int(match.1)
    else { throw HostFailure("The server printed no address, but: \(program.lines)") }
    self.address = address
    self.port = port
    self.token = String(match.2)
  }

  /// Returns the cookie that the server gives for the token.
  func cookie() throws -> String {
    let answer = try request("GET", "/?token=\(token)")
    guard let match = answer.firstMatch(of: #/Set-Cookie: ([^;]+);/#) else {
      throw HostFailure("The server gave no cookie, but: \(answer)")
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
