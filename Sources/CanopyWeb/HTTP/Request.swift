internal import CSoup
internal import Foundation

/// A request to the server, and its response.
///
/// It is valid while a handler runs.
@MainActor
struct Request {
  private let message: OpaquePointer
  /// The path of the address, as the client wrote it.
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

  /// A parameter of the address.
  subscript(parameter: String) -> String? { query[parameter] }

  /// Returns a header that may be there once. Several of a kind are joined by commas, so they match nothing.
  func header(_ name: String) -> String? {
    guard let headers = soup_server_message_get_request_headers(message),
      let value = soup_message_headers_get_list(headers, name)
    else { return nil }
    return String(cString: value)
  }

  /// A Boolean value that indicates whether the request has two lengths, of which a proxy may believe the other one.
  var hasAmbiguousLength: Bool { header("Transfer-Encoding") != nil && header("Content-Length") != nil }

  /// Returns a Boolean value that indicates whether the client takes content in an encoding.
  func accepts(_ encoding: String) -> Bool {
    (header("Accept-Encoding") ?? "").lowercased().split(separator: ",").contains { part in
      let words = part.split { $0 == ";" || $0 == " " }
      return words.first == encoding[...] && !words.contains("q=0")
    }
  }

  /// The parts on which access to the server depends.
  var question: Access.Question {
    Access.Question(
      host: header("Host"), origin: header("Origin"), cookies: header("Cookie"), token: self["token"])
  }

  // MARK: Content

  /// The size of a body without a use, in bytes, which is read and dropped: some clients send one where none belongs.
  static var smallBody: Int { 64 * 1024 }

  /// Keeps no content of the request, and ends the connection if there is much of it.
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

  /// Writes the content of the request into a file as it comes, so that it takes no memory.
  ///
  /// - Parameter rate: The number of bytes that have to come in each second on average.
  func receive(into file: IncomingFile, atRate rate: Int) {
    // Bytes that arrived with the head count as its own, and each part of a body begins with its size.
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

  /// The file with the content of the request; nil if its content isn't kept.
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

  /// Accepts the beginning of a WebSocket connection, or refuses it if it isn't as the protocol demands.
  ///
  /// - Parameter accepted: Called with the request and `data` when the response has been sent.
  func acceptSocket(
    _ accepted: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void, _ data: UnsafeMutableRawPointer
  ) {
    // Without extensions: compressed messages could be far larger than their limit.
    guard soup_websocket_server_process_handshake(message, nil, nil, nil, nil) != 0 else { return }
    // Safe because the function has the C convention, and GLib calls it with the arguments of the signal.
    let callback = unsafeBitCast(accepted, to: GCallback.self)
    g_signal_connect_data(
      UnsafeMutableRawPointer(message), "wrote-informational", callback, data, nil, GConnectFlags(rawValue: 0))
  }

  /// Takes the connection away from the server. It may be silent for as long as it likes. The caller releases it.
  func takeStream() -> UnsafeMutablePointer<GIOStream>? {
    visitor?.leave()
    return soup_server_message_steal_connection(message)
  }

  // MARK: Responding

  /// Sends a header of the response, instead of any with the same name.
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

  /// Sends a file, which is read as it leaves, so that it takes no memory.
  func respond(with file: OutgoingFile) {
    soup_server_message_set_status(message, 200, nil)
    guard let headers = soup_server_message_get_response_headers(message),
      let body = soup_server_message_get_response_body(message)
    else { return }
    setHeader("Content-Type", "application/octet-stream")
    soup_message_headers_set_content_length(headers, gint64(file.size))
    // libsoup lets go of each part when it is sent.
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
