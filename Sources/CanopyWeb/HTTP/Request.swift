internal import CSoup
internal import Foundation

/// A request to the server, and its response.
///
/// It is valid only while a handler runs.
@MainActor
struct Request {
  private let message: OpaquePointer
  /// The path of the address, as the client sent it.
  let path: String
  private let query: [String: String]

  init(_ message: OpaquePointer) {
    self.message = message
    let uri = soup_server_message_get_uri(message)
    path = uri.flatMap(g_uri_get_path).map { String(cString: $0) } ?? "/"
    let text = uri.flatMap(g_uri_get_query).map { String(cString: $0) } ?? ""
    var query: [String: String] = [:]
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { query[String(pair[0])] = String(pair[1]).removingPercentEncoding }
    }
    self.query = query
  }

  var method: String { soup_server_message_get_method(message).map { String(cString: $0) } ?? "" }

  /// Returns a parameter of the address.
  subscript(parameter: String) -> String? { query[parameter] }

  /// Returns a header that may appear only once. Repeated headers are joined by commas, so they match nothing.
  func header(_ name: String) -> String? {
    guard let headers = soup_server_message_get_request_headers(message),
      let value = soup_message_headers_get_list(headers, name)
    else { return nil }
    return String(cString: value)
  }

  /// A Boolean value that indicates whether the length of the body is clear: a proxy might use the other one of two lengths, and
  /// libsoup takes a negative number for a length.
  var hasClearLength: Bool {
    guard let length = header("Content-Length") else { return true }
    return header("Transfer-Encoding") == nil && !length.isEmpty && length.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Refuses a request whose length isn't clear. Where its body ends is unknown, so the connection ends.
  func refuseLength() {
    soup_message_headers_replace(soup_server_message_get_request_headers(message), "Content-Length", "0")
    setHeader("Connection", "close")
    respond(400, "The length of the request isn't clear.\n")
  }

  /// Returns a Boolean value that indicates whether the client accepts an encoding.
  func accepts(_ encoding: String) -> Bool {
    (header("Accept-Encoding") ?? "").lowercased().split(separator: ",").contains { part in
      let words = part.split { $0 == ";" || $0 == " " }
      return words.first == encoding[...] && !words.contains("q=0")
    }
  }

  /// The parts that determine access to the server.
  var question: Access.Question {
    Access.Question(
      host: header("Host"), origin: header("Origin"), cookies: header("Cookie"), token: self["token"])
  }

  // MARK: Content

  /// The size, in bytes, of an unexpected body that is read and discarded. Some clients send a body where none belongs.
  static var smallBody: Int { 64 * 1024 }

  /// Discards the content of the request, and ends the connection if there is too much of it.
  func begin() {
    if let body = soup_server_message_get_request_body(message) { soup_message_body_set_accumulate(body, 0) }
    guard let visitor else { return }
    visitor.allowBody(of: Self.smallBody, atRate: nil)
    let ended: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Request.ended($1) }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let function = unsafeBitCast(ended, to: GCallback.self)
    KeptByGLib.call(function, at: "wrote-body", of: UnsafeMutableRawPointer(message), with: visitor)
  }

  private nonisolated static func ended(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because the signal retains the visitor.
    let visitor = Unmanaged<Visitor>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { visitor.requestHasEnded() }
  }

  /// Writes the content of the request to a file as it arrives, so that it takes no memory.
  ///
  /// - Parameter rate: The average number of bytes that have to arrive per second.
  func receive(into file: IncomingFile, atRate rate: Int) {
    // Bytes that arrived with the head count toward the head, and each part of a body starts with its size.
    visitor?.allowBody(of: file.limit + file.limit / 8 + Self.smallBody, atRate: rate)
    KeptByGLib.keep(file, named: Self.fileKey, at: object)
    let came: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      Request.chunkCame($1, $2)
    }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let function = unsafeBitCast(came, to: GCallback.self)
    KeptByGLib.call(function, at: "got-chunk", of: UnsafeMutableRawPointer(message), with: file)
  }

  private nonisolated static func chunkCame(_ bytes: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let bytes, let data else { return }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return }
    let content = Data(bytes: start, count: Int(count))
    // Safe because the message keeps the file.
    let file = Unmanaged<IncomingFile>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { file.append(content) }
  }

  private nonisolated static let fileKey = "canopy-file"

  /// The file with the content of the request, or nil if the content isn't stored.
  var file: IncomingFile? {
    // Safe because nothing else is kept under the key.
    g_object_get_data(object, Self.fileKey).map { Unmanaged<IncomingFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(message).assumingMemoryBound(to: GObject.self)
  }

  /// The connection of the request.
  var visitor: Visitor? { soup_server_message_get_remote_address(message).flatMap(Visitor.attached) }

  var uri: OpaquePointer? { soup_server_message_get_uri(message) }

  // MARK: Connections

  /// Accepts the start of a WebSocket connection, or refuses it if it violates the protocol.
  ///
  /// - Parameter accepted: A function called with the request and `data` when the response has been sent.
  func acceptSocket(
    _ accepted: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void, _ data: UnsafeMutableRawPointer
  ) {
    // Extensions are disabled: compressed messages could be far larger than their limit.
    guard soup_websocket_server_process_handshake(message, nil, nil, nil, nil) != 0 else { return }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let callback = unsafeBitCast(accepted, to: GCallback.self)
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "wrote-informational", callback, data, nil, GConnectFlags(rawValue: 0))
  }

  /// Detaches the connection from the server. It may then be idle indefinitely. The caller releases it.
  func takeStream() -> UnsafeMutablePointer<GIOStream>? {
    visitor?.leave()
    return soup_server_message_steal_connection(message)
  }

  // MARK: Responding

  /// Sets a header of the response, replacing any header with the same name.
  func setHeader(_ name: String, _ value: String) {
    if let headers = soup_server_message_get_response_headers(message) {
      soup_message_headers_replace(headers, name, value)
    }
  }

  func respond(_ status: UInt32, type: String = "text/plain; charset=utf-8", _ content: some Collection<UInt8>) {
    soup_server_message_set_status(message, status, nil)
    let bytes = Array(content)
    bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      soup_server_message_set_response(message, type, SOUP_MEMORY_COPY, start, gsize(bytes.count))
    }
  }

  func respond(_ status: UInt32, _ text: String) { respond(status, text.utf8) }

  /// Sends a file, which is read as it is sent, so that it takes little memory.
  func respond(with file: OutgoingFile) {
    soup_server_message_set_status(message, 200, nil)
    guard let headers = soup_server_message_get_response_headers(message),
      let body = soup_server_message_get_response_body(message)
    else { return }
    setHeader("Content-Type", "application/octet-stream")
    soup_message_headers_set_content_length(headers, gint64(file.size))
    // libsoup releases each part after it has been sent.
    soup_message_body_set_accumulate(body, 0)
    file.begin(visitor) {
      soup_message_body_append_bytes(body, $0)
    } resume: { [message] in
      soup_server_message_unpause(message)
    }
    let wrote: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Request.wroteChunk($1) }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let function = unsafeBitCast(wrote, to: GCallback.self)
    KeptByGLib.call(function, at: "wrote-chunk", of: UnsafeMutableRawPointer(message), with: file)
  }

  private nonisolated static func wroteChunk(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because the signal retains the file.
    let file = Unmanaged<OutgoingFile>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { file.partHasLeft() }
  }

  func redirect(to path: String) {
    setHeader("Location", path)
    respond(303, "")
  }
}
