import Foundation
import HostTestSupport
import Testing

/// The server of the sample app, asked without a browser.
@Suite(.serialized) struct WebServerTests {
  private let server: SampleServer

  init() throws { server = try SampleServer() }

  @Test func tokenLeadsToAPageThatLoadsNothingElse() throws {
    let answer = try server.request("GET", "/?token=\(server.token)")
    #expect(answer.hasPrefix("HTTP/1.1 303"))
    #expect(answer.contains("Location: /\r\n"))
    let page = try server.request("GET", "/", ["Cookie": try server.cookie()])
    #expect(page.hasPrefix("HTTP/1.1 200"))
    #expect(page.contains("default-src 'none'; script-src 'self'"))
    #expect(!page.contains("unsafe-inline"))
    #expect(!page.contains("://"), "The page refers to another site.")
  }

  @Test(arguments: ["/", "/page.js", "/socket", "/?token=wrong", "/files/x"])
  func nothingIsSentWithoutTheToken(path: String) throws {
    #expect(try server.request("GET", path).hasPrefix("HTTP/1.1 403"))
  }

  @Test func otherSitesGetNothing() throws {
    let cookie = try server.cookie()
    #expect(try server.request("GET", "/", ["Cookie": cookie, "Host": "evil.example"]).hasPrefix("HTTP/1.1 403"))
    #expect(
      try server.request("GET", "/", ["Cookie": cookie, "Origin": "http://evil.example"]).hasPrefix("HTTP/1.1 403"))
  }

  @Test(arguments: [
    ["Cookie": ""], ["Cookie": "canopy=wrong"], ["Origin": ""], ["Origin": "null"], ["Origin": "http://evil.example"],
    ["Host": "evil.example"],
  ])
  func noConnectionBeginsWithout(headers: [String: String]) throws {
    let error = #expect(throws: HostFailure.self) { try PageClient(server, headers: headers) }
    #expect(error?.description.hasPrefix("HTTP/1.1 403") == true)
  }

  @Test func otherMethodsAndPathsAreRefused() throws {
    let cookie = try server.cookie()
    #expect(try server.request("DELETE", "/", ["Cookie": cookie]).hasPrefix("HTTP/1.1 405"))
    #expect(try server.request("GET", "/../../etc/passwd", ["Cookie": cookie]).hasPrefix("HTTP/1.1 404"))
    #expect(try server.request("POST", "/files/x/1", ["Cookie": cookie], body: "x").hasPrefix("HTTP/1.1 403"))
    let origin = "http://127.0.0.1:\(server.port)"
    #expect(
      try server.request("POST", "/files/x/1", ["Cookie": cookie, "Origin": origin], body: "x").hasPrefix(
        "HTTP/1.1 404"))
  }

  @Test func serverEndsInOrder() throws {
    let client = try PageClient(server)
    try client.greet()
    #expect(server.program.stop() == 0)
    while try client.next() != nil {}
    #expect(client.closeCode == 1001)
  }

  @Test func helpNamesTheHostsAndTheirOptions() async throws {
    let program = try TestProgram("WebSample", ["--host", "web", "-h"])
    #expect(try await program.waitForEnd() == 0)
    let text = program.lines.joined(separator: "\n")
    #expect(text.hasPrefix("Usage: WebSample [--host web|png]"))
    #expect(text.contains("  --port NUMBER "))
    #expect(text.contains("  --output FOLDER "))
  }

  /// Returns the head and the content of an answer to a request with the cookie.
  private func file(at path: String, _ headers: [String: String] = [:]) throws -> (head: String, content: [UInt8]) {
    let connection = try Connection(port: server.port)
    let all = ["Host": "127.0.0.1:\(server.port)", "Connection": "close", "Cookie": try server.cookie()]
    let lines = all.merging(headers) { $1 }.map { "\($0): \($1)\r\n" }.joined()
    try connection.write(Array("GET \(path) HTTP/1.1\r\n\(lines)\r\n".utf8))
    let answer = connection.readAll()
    let end = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
    return (String(decoding: answer[..<end.lowerBound], as: UTF8.self), Array(answer[end.upperBound...]))
  }

  @Test func browsersKeepScriptsOfAVersionForGood() throws {
    let page = try file(at: "/")
    #expect(page.head.contains("Cache-Control: private, no-cache"))
    let text = String(decoding: page.content, as: UTF8.self)
    let paths = text.matches(of: #/(?:src|href)="([^"]+)"/#).map { String($0.1) }
    #expect(paths.count == 3)
    for path in paths {
      let answer = try file(at: path)
      #expect(answer.head.hasPrefix("HTTP/1.1 200"), "\(path)")
      #expect(answer.head.contains("Cache-Control: private, max-age=31536000, immutable"))
      #expect(try server.request("GET", path).hasPrefix("HTTP/1.1 403"))
    }
    let other = try #require(paths.first).replacing(#/[0-9a-f]{16}/#, with: "0123456789abcdef")
    #expect(try file(at: other).head.hasPrefix("HTTP/1.1 404"))
  }

  @Test(arguments: ["", "W/"])
  func aFileThatTheBrowserHasIsNotSentAgain(mark: String) throws {
    let first = try file(at: "/")
    let tag = try #require(first.head.firstMatch(of: #/ETag: (\S+)/#)?.1)
    let again = try file(at: "/", ["If-None-Match": "\"other\", \(mark)\(tag)"])
    #expect(again.head.hasPrefix("HTTP/1.1 304"))
    #expect(again.content.isEmpty)
    #expect(try file(at: "/", ["If-None-Match": "\"other\""]).head.hasPrefix("HTTP/1.1 200"))
  }

  @Test func filesAreCompressedForBrowsersThatAcceptThat() throws {
    let plain = try file(at: "/menus.js")
    #expect(!plain.head.contains("Content-Encoding"))
    let small = try file(at: "/menus.js", ["Accept-Encoding": "br, gzip;q=0.5"])
    #expect(small.head.contains("Content-Encoding: gzip"))
    #expect(small.content.count * 2 < plain.content.count)
    let script = "import gzip, sys; sys.stdout.buffer.write(gzip.decompress(bytes.fromhex(sys.argv[1])))"
    let digits = small.content.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let process = try ChildProcess("/usr/bin/python3", ["-c", script, digits], variables: [:])
    process.waitForEnd()
    #expect(process.text == String(decoding: plain.content, as: UTF8.self))
    #expect(!(try file(at: "/menus.js", ["Accept-Encoding": "gzip;q=0"])).head.contains("Content-Encoding"))
  }

  @Test func versionNamesTheProgram() async throws {
    let program = try TestProgram("WebSample", ["--host", "web", "--version"])
    #expect(try await program.waitForEnd() == 0)
    #expect(program.lines == ["WebSample, with Canopy before its first version"])
  }

  @Test(arguments: ["GET", "HEAD"])
  func healthIsToldWithoutACookie(method: String) throws {
    #expect(try server.request(method, "/healthz", ["Host": "10.0.0.1"]).hasPrefix("HTTP/1.1 200"))
    #expect(try server.request(method, "/healthz/x").hasPrefix("HTTP/1.1 403"))
  }

  @Test func tokenOfAFileIsNotPrinted() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "canopy-token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("token-of-the-operator\n".utf8).write(to: file)
    let program = try TestProgram("WebSample", ["--host", "web", "--port", "0", "--token-file", file.path])
    let address = try #require(program.address())
    let port = try #require(address.firstMatch(of: #/:(\d+)/#).flatMap { Int($0.1) })
    #expect(program.lines == ["Open http://127.0.0.1:\(port)/?token= with the token of \(file.path) at its end"])
    let connection = try Connection(port: port)
    try connection.write(
      Array(
        "GET /?token=token-of-the-operator HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
    #expect(String(decoding: connection.readAll(), as: UTF8.self).hasPrefix("HTTP/1.1 303"))
    #expect(!program.errors.contains("token-of-the-operator"))
  }

  @Test func aTokenFileThatIsNoGoodIsASentence() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "canopy-token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("short\n".utf8).write(to: file)
    let short = try TestProgram("WebSample", ["--host", "web", "--token-file", file.path])
    #expect(try await short.waitForEnd() == 2)
    #expect(short.errors.hasPrefix("\(file.path) needs 16 characters or more, "), "\(short.errors)")
    let program = try TestProgram("WebSample", ["--host", "web", "--token-file", "/nowhere/token"])
    #expect(try await program.waitForEnd() == 1)
    #expect(program.errors.hasPrefix("The token can't be read from /nowhere/token: "), "\(program.errors)")
  }

  @Test(
    arguments: [
      "--host web --prot 9400", "--host web --bogus", "--host web --port", "--host web --port 70000", "--host",
      "--host --quiet", "--host qt", "--host png --scale 0", "--host png --outptu x", "--host web --token-file",
      "--host web --public https://host/sub", "--host web --quiet=1",
    ])
  func aMistakeInTheOptionsIsASentenceAndAStatus(_ options: String) async throws {
    let program = try TestProgram("WebSample", options.split(separator: " ").map(String.init))
    #expect(try await program.waitForEnd() == 2)
    let errors = program.errors
    #expect(program.lines.isEmpty && errors.split(separator: "\n").count == 1, "\(errors)")
    #expect(errors.hasSuffix(".\n") || errors.hasSuffix("?\n"), "\(errors)")
  }

  @Test func aPictureThatCanNotBeMadeIsASentenceAndAStatus() async throws {
    for (options, sentence) in [
      ("--host png --scale 1e9", "A window of 800 × 600 points has no picture at the scale 1000000000.0"),
      ("--host png --output /dev/null/x", "The picture can't be written to /dev/null/x/Sample.png: a part of the path"),
    ] {
      let program = try TestProgram("WebSample", options.split(separator: " ").map(String.init))
      #expect(try await program.waitForEnd() == 1)
      #expect(program.errors.hasPrefix(sentence), "\(program.errors)")
    }
  }

  @Test func otherMachinesNeedPermission() throws {
    #expect(throws: HostFailure.self) { try SampleServer(["--bind", "0.0.0.0"]) }
  }
}
