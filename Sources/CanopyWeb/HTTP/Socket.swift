internal import CSoup
internal import Foundation

/// A WebSocket connection to a client.
@MainActor
final class Socket {
  /// A closure called with each text message.
  var received: (Data) -> Void = { _ in }
  /// A closure called with a reason when the client violates the protocol. The connection then ends.
  var failed: (String) -> Void = { _ in }
  /// A closure called once when the connection has ended.
  var closed: () -> Void = {}
  private let connection: OpaquePointer
  /// The server's stream, below the bounded stream.
  private let stream: UnsafeMutablePointer<GIOStream>
  private let input: UnsafeMutablePointer<GInputStream>
  private var handlers: [gulong] = []
  private var isOpen = true

  /// Takes over the connection of an accepted request.
  ///
  /// - Parameter messageSize: The number of bytes beyond which a message ends the connection.
  init?(of request: Request, messageSize: Int) {
    guard let stream = request.takeStream() else { return nil }
    defer { g_object_unref(stream) }
    // The bound is twice the size, because bytes of the next message may be read together with the last ones of this message.
    guard let uri = request.uri,
      let input = BoundedInput.make(from: g_io_stream_get_input_stream(stream), .init(size: 2 * messageSize))
    else { return nil }
    let bounded = g_simple_io_stream_new(input, g_io_stream_get_output_stream(stream))
    defer { g_object_unref(UnsafeMutableRawPointer(bounded)) }
    guard let connection = soup_websocket_connection_new(bounded, uri, SOUP_WEBSOCKET_CONNECTION_SERVER, nil, nil, nil)
    else { return nil }
    self.connection = connection
    self.input = input
    self.stream = UnsafeMutablePointer(g_object_ref(stream).assumingMemoryBound(to: GIOStream.self))
    soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(messageSize))
    // Safe because the signals are disconnected before the socket is released.
    let data = Unmanaged.passUnretained(self).toOpaque()
    let message: @convention(c) (OpaquePointer?, Int32, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      Socket.messageCame(kind: $1, $2, $3)
    }
    let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Socket.connectionClosed($1) }
    let error: @convention(c) (OpaquePointer?, UnsafePointer<GError>?, UnsafeMutableRawPointer?) -> Void = {
      Socket.connectionFailed($1, $2)
    }
    connect("message", unsafeBitCast(message, to: GCallback.self), data)
    connect("error", unsafeBitCast(error, to: GCallback.self), data)
    connect("closed", unsafeBitCast(closed, to: GCallback.self), data)
  }

  // Safe because the functions have the C convention, and GLib calls them with the arguments of their signals.
  private func connect(_ signal: String, _ callback: GCallback, _ data: UnsafeMutableRawPointer) {
    handlers.append(
      g_signal_connect_data(
        UnsafeMutableRawPointer(connection), signal, callback, data, nil, GConnectFlags(rawValue: 0)))
  }

  private nonisolated static func messageCame(kind: Int32, _ bytes: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let bytes, let data else { return }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    // Binary messages aren't part of the protocol. They are treated as malformed by making them empty.
    let isText = kind == Int32(bitPattern: SOUP_WEBSOCKET_DATA_TEXT.rawValue)
    let content = isText ? start.map { Data(bytes: $0, count: Int(count)) } ?? Data() : Data()
    let socket = socket(data)
    MainActor.assumeIsolated {
      BoundedInput.noteMessage(socket.input)
      socket.received(content)
    }
  }

  private nonisolated static func connectionFailed(_ error: UnsafePointer<GError>?, _ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let reason: String
    if g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue)) != 0
      || g_error_matches(error, soup_websocket_error_quark(), gint(SOUP_WEBSOCKET_CLOSE_TOO_BIG.rawValue)) != 0
    {
      reason = "a client that sends more bytes than a message may have"
    } else if g_error_matches(error, soup_websocket_error_quark(), gint(SOUP_WEBSOCKET_CLOSE_PROTOCOL_ERROR.rawValue))
      != 0
      || g_error_matches(error, soup_websocket_error_quark(), gint(SOUP_WEBSOCKET_CLOSE_BAD_DATA.rawValue)) != 0
    {
      reason = "a client that sends what is no message"
    } else {
      return  // The network has failed, so libsoup closes the connection.
    }
    let socket = socket(data)
    MainActor.assumeIsolated { socket.failed(reason) }
  }

  private nonisolated static func connectionClosed(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    let socket = socket(data)
    MainActor.assumeIsolated { socket.end() }
  }

  /// Returns the socket that a signal was connected with. The main loop calls signals on the main thread.
  private nonisolated static func socket(_ data: UnsafeMutableRawPointer) -> Socket {
    // Safe because the socket disconnects before it goes.
    Unmanaged.fromOpaque(data).takeUnretainedValue()
  }

  private func end() {
    if !isOpen { return }
    isOpen = false
    closed()
  }

  private var isReady: Bool {
    isOpen && soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
  }

  func send(_ text: String) {
    if isReady { soup_websocket_connection_send_text(connection, text) }
  }

  func send(_ bytes: [UInt8]) {
    if isReady { soup_websocket_connection_send_binary(connection, bytes, gsize(bytes.count)) }
  }

  /// Ends the connection with a reason that the page understands.
  func close(_ reason: CloseReason) {
    if isReady { soup_websocket_connection_close(connection, reason.rawValue, nil) }
    end()
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), handler) }
    g_object_unref(UnsafeMutableRawPointer(connection))
    g_object_unref(input)
    // The client might not respond, and libsoup knows only the bounded stream.
    g_io_stream_close_async(stream, 0, nil, nil, nil)
    g_object_unref(stream)
  }
}

/// The reason that the server ends a connection, with the code that the page knows.
enum CloseReason: UInt16 {
  /// The server is ending or restarting.
  case ending = 1001
  /// Another tab shows the window.
  case takenOver = 4001
  /// The window has closed.
  case windowClosed = 4002
  /// There are too many clients.
  case full = 4003
  /// The client sends too much, or malformed messages.
  case misbehaving = 4004
  /// The client doesn't read its messages.
  case stalled = 4005
}
