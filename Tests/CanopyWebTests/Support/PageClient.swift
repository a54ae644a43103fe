import Foundation
import HostTestSupport

/// A page without a browser: a client that speaks the messages of the page.
final class PageClient {
  private let connection: Connection
  private var buffer: [UInt8] = []
  /// The code with which the server has ended the connection; nil while it is open.
  private(set) var closeCode: Int?
  private(set) var window: String?
  /// The numbers of bytes that have come: in pictures, and in other messages.
  private(set) var pictureBytes = 0, textBytes = 0
  /// The labels of the elements in the window, by their names.
  private var nodes: [String: String] = [:]
  /// A Boolean value that indicates whether frames are acknowledged.
  var acknowledges = true

  enum Message {
    case text([String: Any])
    case frame(number: Int, bytes: Int)
  }

  /// Connects without a word.
  ///
  /// - Parameter headers: Headers instead of the usual ones; empty to leave one out.
  init(_ server: SampleServer, headers: [String: String] = [:]) throws {
    connection = try Connection(port: server.port)
    var all = [
      "Host": "127.0.0.1:\(server.port)", "Origin": "http://127.0.0.1:\(server.port)", "Upgrade": "websocket",
      "Connection": "Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    ]
    if headers["Cookie"] == nil { all["Cookie"] = try server.cookie() }
    all.merge(headers) { $1 }
    let head = all.filter { !$0.value.isEmpty }.map { "\($0): \($1)\r\n" }.joined()
    try connection.write(Array("GET /socket HTTP/1.1\r\n\(head)\r\n".utf8))
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil {
      let part = connection.readSome()
      if part.isEmpty { break }
      buffer += part
    }
    guard let range = buffer.firstRange(of: end) else { throw HostFailure("There is no answer.") }
    let answer = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
    buffer.removeSubrange(..<range.upperBound)
    if !answer.hasPrefix("HTTP/1.1 101") { throw HostFailure(answer) }
  }

  /// Greets the server, and waits for the first frame.
  func greet(window: String? = nil, width: Int = 800, height: Int = 600) throws {
    let name = window.map { #","window":"\#($0)""# } ?? ""
    try send(#"{"t":"hello","w":\#(width),"h":\#(height),"scale":1,"settings":{"languages":["en-US"]}\#(name)}"#)
    _ = try nextFrame()
  }

  // MARK: Sending

  func send(_ text: String) throws { try send(Array(text.utf8), kind: 1) }

  /// Sends a message or a part of one, masked as clients do.
  func send(_ content: [UInt8], kind: UInt8, isLast: Bool = true) throws {
    let mask: [UInt8] = [1, 2, 3, 4]
    var bytes: [UInt8] = [isLast ? 0x80 | kind : kind]
    switch content.count {
    case ..<126: bytes.append(0x80 | UInt8(content.count))
    case ..<65_536: bytes += [0x80 | 126, UInt8(content.count >> 8), UInt8(content.count & 255)]
    default: bytes += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: content.count >> (56 - 8 * $0)) }
    }
    bytes += mask
    bytes += content.enumerated().map { $1 ^ mask[$0 % 4] }
    try connection.write(bytes)
  }

  /// Sends bytes as they are.
  func sendRaw(_ bytes: [UInt8]) throws { try connection.write(bytes) }

  func click(x: Int, y: Int) throws {
    for phase in ["down", "up"] {
      try send(#"{"t":"pointer","p":"\#(phase)","id":1,"x":\#(x),"y":\#(y),"d":"mouse","m":0}"#)
    }
  }

  /// Presses the first element with a label that the page has been told of.
  func press(_ label: String) throws {
    guard let node = nodes.first(where: { $0.value == label })?.key else {
      throw HostFailure("There is no \"\(label)\", but: \(nodes.values.sorted())")
    }
    try send(#"{"t":"act","node":"\#(node)"}"#)
  }

  // MARK: Receiving

  /// Returns the next message; nil at the end of the connection.
  func next() throws -> Message? {
    while let (kind, content) = readFrame() {
      switch kind {
      case 1:
        textBytes += content.count
        guard let fields = try JSONSerialization.jsonObject(with: Data(content)) as? [String: Any] else { continue }
        take(fields["tree"] as? [String: Any])
        if let window = fields["window"] as? String, fields["t"] as? String == "welcome" { self.window = window }
        return .text(fields)
      case 2:
        pictureBytes += content.count
        let number = content[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
        if acknowledges { try send(#"{"t":"ack","n":\#(number)}"#) }
        return .frame(number: number, bytes: content.count)
      case 8:
        closeCode = content.count >= 2 ? Int(content[0]) << 8 | Int(content[1]) : 1005
        return nil
      case 9: try send(content, kind: 10)
      default: break
      }
    }
    return nil
  }

  private func take(_ changes: [String: Any]?) {
    for node in changes?["nodes"] as? [[String: Any]] ?? [] {
      if let id = node["id"] as? String { nodes[id] = node["label"] as? String ?? "" }
    }
    for id in changes?["removed"] as? [String] ?? [] { nodes[id] = nil }
  }

  /// Waits for the next frame. Returns its size in bytes.
  @discardableResult
  func nextFrame() throws -> Int {
    while let message = try next() {
      if case .frame(_, let bytes) = message { return bytes }
    }
    throw HostFailure("The connection ended, with \(closeCode ?? 0).")
  }

  /// Waits until the server sends no frames between questions that are further apart than two frames.
  func waitForRest() throws {
    var frames = 1
    while frames > 0 {
      frames = 0
      // An answer comes at once, so the question waits: there is nothing else that tells of a window at rest.
      usleep(60_000)
      try send(#"{"t":"alive"}"#)
      while let message = try next() {
        if case .frame = message { frames += 1 }
        if case .text(let fields) = message, fields["t"] as? String == "alive" { break }
      }
    }
  }

  /// Waits until the tree of the window has a node with a label. Returns the changes with it.
  @discardableResult
  func waitFor(label: String) throws -> [String: Any] {
    while let message = try next() {
      if case .text(let fields) = message, let tree = fields["tree"] as? [String: Any],
        let nodes = tree["nodes"] as? [[String: Any]], nodes.contains(where: { $0["label"] as? String == label })
      {
        return tree
      }
    }
    throw HostFailure("The connection ended before \"\(label)\" was there.")
  }

  /// Waits for a message of a kind. Returns its fields.
  func wait(for kind: String) throws -> [String: Any] {
    while let message = try next() {
      if case .text(let fields) = message, fields["t"] as? String == kind { return fields }
    }
    throw HostFailure("The connection ended before there was a message \"\(kind)\".")
  }

  private func readFrame() -> (kind: UInt8, content: [UInt8])? {
    guard let head = take(2) else { return nil }
    var count = Int(head[1] & 127)
    if count >= 126 {
      guard let long = take(count == 126 ? 2 : 8) else { return nil }
      count = long.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let content = take(count) else { return nil }
    return (head[0] & 15, content)
  }

  private func take(_ count: Int) -> [UInt8]? {
    while buffer.count < count {
      let part = connection.readSome()
      if part.isEmpty { return nil }
      buffer += part
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }
}
