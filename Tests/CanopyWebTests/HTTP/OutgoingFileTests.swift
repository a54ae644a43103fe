import Foundation
import HostTestSupport
import Testing

/// Files that pages get, which the server doesn't read into its memory.
@Suite(.serialized) struct OutgoingFileTests {
  private let server: SampleServer
  private let cookie: String
  private let page: PageClient
  private static let size = 200 << 20

  /// Opens the window of the sample app that writes files.
  init() throws {
    server = try SampleServer()
    cookie = try server.cookie()
    let first = try PageClient(server)
    try first.greet()
    try first.press("Second")
    page = try PageClient(server)
    try page.greet(window: try first.wait(for: "open")["window"] as? String)
  }

  /// Returns the path of what a button has written, after one of its files has become large.
  private func offered(by button: String, enlarging name: String, to size: Int = size) throws -> String {
    try page.press(button)
    let path = try #require(try page.wait(for: "download")["path"] as? String)
    let files = FileManager.default.enumerator(at: server.program.folder, includingPropertiesForKeys: nil)
    let file = try #require(files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == name })
    try FileHandle(forUpdating: file).truncate(atOffset: UInt64(size))
    return path
  }

  /// Begins to get a file. Returns the connection, the head of the answer, and how many bytes of the content came with it.
  private func begin(_ path: String) throws -> (connection: Connection, head: String, count: Int) {
    let connection = try Connection(port: server.port)
    try connection.write(
      Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\n\r\n".utf8))
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil {
      let part = connection.readSome()
      try #require(!part.isEmpty)
      bytes += part
    }
    let range = try #require(bytes.firstRange(of: end))
    return (connection, String(decoding: bytes[..<range.lowerBound], as: UTF8.self), bytes.count - range.upperBound)
  }

  @Test func aDownloadTakesNoMemory() throws {
    let path = try offered(by: "Export", enlarging: "Notes.txt")
    let before = server.program.peakMemory
    var (connection, head, count) = try begin(path)
    #expect(head.contains("Content-Length: \(Self.size)"), "\(head)")
    while count < Self.size {
      let part = connection.readSome()
      try #require(!part.isEmpty, "\(count) bytes have come.")
      count += part.count
    }
    #expect(count == Self.size)
    let used = server.program.peakMemory - before
    #expect(used < 8_000_000, "\(used)")
    // The connection can be used again.
    try connection.write(Array("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8))
    #expect(String(decoding: connection.readAll(), as: UTF8.self).hasPrefix("HTTP/1.1 200"))
  }

  @Test func aFolderTakesNoMemoryEither() throws {
    let path = try offered(by: "Give Folder", enlarging: "page.txt")
    let before = server.program.peakMemory
    var (connection, head, count) = try begin(path)
    let length = try #require(head.firstMatch(of: #/Content-Length: (\d+)/#).flatMap { Int($0.1) })
    #expect((Self.size..<Self.size + 1_000).contains(length))
    while count < length {
      let part = connection.readSome()
      try #require(!part.isEmpty, "\(count) bytes have come.")
      count += part.count
    }
    let used = server.program.peakMemory - before
    #expect(used < 8_000_000, "\(used)")
    let files = FileManager.default.enumerator(at: server.program.folder, includingPropertiesForKeys: nil)
    #expect(files?.contains { ($0 as? URL)?.lastPathComponent.hasPrefix("archive-") == true } == false)
  }

  /// A client that takes its time doesn't keep others from their pictures.
  @Test func othersAreServedDuringADownload() throws {
    let path = try offered(by: "Export", enlarging: "Notes.txt")
    let (connection, _, _) = try begin(path)
    try page.send(#"{"t":"alive"}"#)
    _ = try page.wait(for: "alive")
    withExtendedLifetime(connection) {}
  }

  @Test func aFileThatHasBecomeShorterEndsItsConnection() throws {
    let path = try offered(by: "Export", enlarging: "Notes.txt")
    let (connection, _, count) = try begin(path)
    let files = FileManager.default.enumerator(at: server.program.folder, includingPropertiesForKeys: nil)
    let file = try #require(files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "Notes.txt" })
    try FileHandle(forUpdating: file).truncate(atOffset: 1_000)
    #expect(count + connection.readAll().count < Self.size)
    #expect(try server.request("GET", "/", ["Cookie": cookie]).hasPrefix("HTTP/1.1 200"))
  }
}
