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

  /// The parts on which access to the server depends.
  var question: Access.Question {
    Access.Question(
      host: header("Host"), origin: header("Origin"), cookies: header("Cookie"), token: self["token"])
  }

  /// The content of the request.
  var body: Data {
    guard let body = soup_server_message_get_request_body(message), let bytes = soup_message_body_flatten(body) else {
      return Data()
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let data = g_bytes_get_data(bytes, &count) else { return Data() }
    return Data(bytes: data, count: Int(count))
  }

  /// Keeps no content of the request, whose sender has no right to send one.
  func ignoreBody() {
    if let body = soup_server_message_get_request_body(message) { soup_message_body_set_accumulate(body, 0) }
  }

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
    // The address goes with the connection.
    if let address = soup_server_message_get_remote_address(message) { Listener.removeIdleTime(fromClientAt: address) }
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

  func redirect(to path: String) {
    setHeader("Location", path)
    respond(303, "")
  }
}
