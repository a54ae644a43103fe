import Foundation
import HostTestSupport
import Testing

/// Bodies of requests, of which the server counts what comes and not what is announced.
@Suite(.serialized) struct IncomingFileTests {
  private let server: SampleServer
  private let cookie: String

  init() throws {
    server = try SampleServer()
    cookie = try server.cookie()
  }

  /// Sends a head, and then parts of a megabyte until the server ends the connection. Returns its answer, and the megabytes that
  /// were sent.
  private func flood(
    _ method: String, _ path: String, _ headers: [String], most: Int = 400
  ) throws -> (answer: String, sent: Int) {
    let connection = try Connection(port: server.port)
    let own = [
      "Host: 127.0.0.1:\(server.port)", "Origin: http://127.0.0.1:\(server.port)", "Cookie: \(cookie)",
      "Transfer-Encoding: chunked",
    ]
    let head = (own + headers).joined(separator: "\r\n")
    try connection.write(Array("\(method) \(path) HTTP/1.1\r\n\(head)\r\n\r\n".utf8))
    let part = Array("100000\r\n".utf8) + [UInt8](repeating: 120, count: 1 << 20) + Array("\r\n".utf8)
    var sent = 0
    while sent < most, (try? connection.write(part)) != nil { sent += 1 }
    return (String(decoding: connection.readAll(), as: UTF8.self), sent)
  }

  @Test(arguments: [
    ("GET", "/", [String]()), ("POST", "/files/1", []), ("POST", "/files/1", ["Content-Length: 5"]),
    ("POST", "/elsewhere", []), ("DELETE", "/", []), ("GET", "/socket", ["Upgrade: websocket"]),
  ])
  func aBodyThatNobodyAskedForIsRefusedAtItsLimit(method: String, path: String, headers: [String]) throws {
    let before = server.program.peakMemory
    let (answer, sent) = try flood(method, path, headers)
    #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer)")
    // The system takes some megabytes before the server reads them.
    #expect(sent < 20, "The server took \(sent) MB.")
    #expect(server.program.peakMemory - before < 8_000_000)
    #expect(try server.request("GET", "/", ["Cookie": cookie]).hasPrefix("HTTP/1.1 200"))
  }

  @Test func aRequestWithTwoLengthsIsRefused() throws {
    let answer = try server.request(
      "POST", "/files/1", ["Cookie": cookie, "Transfer-Encoding": "chunked"], body: "0\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 400"))
  }

  @Test(arguments: ["-5", "+5", "5,5", " "])
  func aRequestWithoutAClearLengthIsRefusedAndEnds(length: String) throws {
    for (method, path) in [("POST", "/files/1"), ("GET", "/")] {
      let connection = try Connection(port: server.port)
      let head = ["Host: 127.0.0.1:\(server.port)", "Content-Length: \(length)"].joined(separator: "\r\n")
      try connection.write(Array("\(method) \(path) HTTP/1.1\r\n\(head)\r\n\r\nhello".utf8))
      let answer = String(decoding: connection.readAll(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.components(separatedBy: "HTTP/1.1").count == 2, "\(answer)")
    }
  }

  /// Opens the window of the sample app that asks for a file. Returns its page, which has to be kept, and the headers of an upload.
  private func asking() throws -> (page: PageClient, headers: [String]) {
    let first = try PageClient(server)
    try first.greet()
    try first.press("Second")
    let page = try PageClient(server)
    try page.greet(window: try first.wait(for: "open")["window"] as? String)
    try page.press("Import")
    let question = try page.wait(for: "files")
    #expect(question["n"] as? Int == 1)
    return (page, ["Canopy-Window: \(try #require(page.window))"])
  }

  @Test func anUploadInPartsIsRefusedAtItsLimitAndTakesNoMemory() throws {
    let (page, headers) = try asking()
    let before = server.program.peakMemory
    let (answer, sent) = try flood("POST", "/files/1", headers)
    #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer)")
    #expect((64..<100).contains(sent), "The server took \(sent) MB.")
    let used = server.program.peakMemory - before
    #expect(used < 16_000_000, "\(used)")
    // The file is removed from the disk.
    func left() -> [String] {
      let files = FileManager.default.enumerator(at: server.program.folder, includingPropertiesForKeys: nil)
      return files?.compactMap { ($0 as? URL)?.lastPathComponent }.filter { $0.hasPrefix("incoming-") } ?? []
    }
    #expect(Wait.untilNow { left().isEmpty }, "\(left())")
    withExtendedLifetime(page) {}
  }

  /// The name has a character that would let the rest read from right to left.
  @Test func anUploadNamesItsWindowInAHeader() throws {
    let (page, headers) = try asking()
    let own = ["Cookie": cookie, "Origin": "http://127.0.0.1:\(server.port)"]
    #expect(try server.request("POST", "/files/1", own, body: "x").hasPrefix("HTTP/1.1 404"))
    let window = try #require(headers.first?.split(separator: " ").last.map(String.init))
    #expect(try server.request("POST", "/files/\(window)/1", own, body: "x").hasPrefix("HTTP/1.1 404"))
    let all = own.merging(["Canopy-Window": window, "Canopy-Name": "a%20%C3%BC%E2%80%AEtxt.exe.txt"]) { $1 }
    #expect(try server.request("POST", "/files/1", all, body: "content").hasPrefix("HTTP/1.1 200"))
    try page.send(#"{"t":"files","n":1,"canceled":false}"#)
    try page.waitFor(label: "It has a ütxt.exe.txt: content")
  }
}
