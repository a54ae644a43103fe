internal import CSoup
internal import Foundation

/// A WebSocket connection to a client.
@MainActor
final class Socket {
  /// Called with each text message.
  var received: (Data) -> Void = { _ in }
  /// Called once, when the connection has ended.
  var closed: () -> Void = {}
  private let connection: OpaquePointer
  private var handlers: [gulong] = []
  private var isOpen = true

  /// Takes over a connection.
  ///
  /// - Parameter messageSize: The number of bytes above which a message ends the connection.
  init(_ connection: OpaquePointer, messageSize: Int) {
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(connection))
    soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(messageSize))
    // Safe because the signals are disconnected before the socket goes.
    let data = Unmanaged.passUnretained(self).toOpaque()
    let message: @convention(c) (OpaquePointer?, Int32, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      Socket.messageCame(kind: $1, $2, $3)
    }
    let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { Socket.connectionClosed($1) }
    connect("message", unsafeBitCast(message, to: GCallback.self), data)
    connect("closed", unsafeBitCast(closed, to: GCallback.self), data)
  }

  // Safe because both functions have the C convention, and GLib calls them with the arguments of their signals.
  private func connect(_ signal: String, _ callback: GCallback, _ data: UnsafeMutableRawPointer) {
    handlers.append(
      g_signal_connect_data(
        UnsafeMutableRawPointer(connection), signal, callback, data, nil, GConnectFlags(rawValue: 0)))
  }

  private nonisolated static func messageCame(kind: Int32, _ bytes: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
    guard let bytes, let data else { return }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    // Binary messages have no meaning, so they count as malformed: empty.
    let isText = kind == Int32(bitPattern: SOUP_WEBSOCKET_DATA_TEXT.rawValue)
    let content = isText ? start.map { Data(bytes: $0, count: Int(count)) } ?? Data() : Data()
    // Safe because the main loop runs on the main thread, and the socket disconnects before it goes.
    nonisolated(unsafe) let socket = data
    // Safe because of the same.
    MainActor.assumeIsolated { Unmanaged<Socket>.fromOpaque(socket).takeUnretainedValue().received(content) }
  }

  private nonisolated static func connectionClosed(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because the main loop runs on the main thread, and the socket disconnects before it goes.
    nonisolated(unsafe) let socket = data
    // Safe because of the same.
    MainActor.assumeIsolated { Unmanaged<Socket>.fromOpaque(socket).takeUnretainedValue().end() }
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

  /// Ends the connection politely, with a reason that the page understands.
  func close(_ reason: CloseReason) {
    if isReady { soup_websocket_connection_close(connection, reason.rawValue, nil) }
    end()
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), handler) }
    // The client may not answer the end of the connection, and then nothing else would end it.
    if let stream = soup_websocket_connection_get_io_stream(connection), !isOpen {
      g_io_stream_close_async(stream, 0, nil, nil, nil)
    }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}

/// The reason for which the server ends a connection: the codes that the page knows.
enum CloseReason: UInt16 {
  /// The server ends, or restarts.
  case ending = 1001
  /// The window is shown in another tab.
  case takenOver = 4001
  /// The window has closed.
  case windowClosed = 4002
  /// There are too many clients.
  case full = 4003
  /// The client sends too much, or what it sends is malformed.
  case misbehaving = 4004
  /// The client doesn't read.
  case stalled = 4005
}
