internal import CSoup

/// The incoming bytes of a connection, whose number and time are limited until a message is complete.
///
/// libsoup limits the size of each part of a WebSocket message, but not of a message in several parts. For a request, it knows
/// only the size that the client announces. It also keeps reading as long as a client sends quickly enough, before it inspects
/// anything. A client could therefore use unlimited memory and time. This stream prevents both: after some bytes it reports
/// that it is empty until the main loop asks again, and it fails when there are too many bytes or a message takes too long.
@MainActor
enum BoundedInput {
  /// The limits until a message is complete.
  struct Bounds {
    /// The number of bytes beyond which reading fails.
    var size: Int
    /// The time in seconds after a message's first byte at which reading fails, or nil for no limit.
    var time: Int?
    /// The socket that receives an HTTP response when reading fails.
    var socket: UnsafeMutablePointer<GSocket>?
  }

  /// Creates a stream that reads from another stream, and retains it.
  static func make(
    from base: UnsafeMutablePointer<GInputStream>, _ bounds: Bounds
  ) -> UnsafeMutablePointer<GInputStream>? {
    var value = GValue()
    g_value_init(&value, g_input_stream_get_type())
    g_value_set_object(&value, base)
    defer { g_value_unset(&value) }
    let made = "base-stream".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    guard let made else { return nil }
    let stream = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GInputStream.self)
    let state = state(of: stream)
    state.pointee.limit = bounds.size
    state.pointee.left = bounds.size
    state.pointee.leftInTurn = bytesPerTurn
    state.pointee.time = bounds.time.map { gint64($0) * 1_000_000 } ?? 0
    state.pointee.socket = bounds.socket
    return stream
  }

  /// Restarts counting, because a message is complete.
  static func noteMessage(_ stream: UnsafeMutablePointer<GInputStream>) {
    let state = state(of: stream)
    state.pointee.left = state.pointee.limit
    state.pointee.deadline = 0
    state.pointee.rate = 0
  }

  /// Sets the number of bytes that may still arrive before the message is complete.
  ///
  /// - Parameter rate: The average number of bytes that have to arrive per second from now on, or nil if the message still has
  ///   to be complete within its original time.
  static func allow(_ size: Int, atRate rate: Int?, on stream: UnsafeMutablePointer<GInputStream>) {
    let state = state(of: stream)
    state.pointee.left = size
    guard let rate else { return }
    state.pointee.rate = gint64(rate)
    state.pointee.deadline = g_get_monotonic_time() + state.pointee.time
  }

  /// Removes all limits, because another stream on top of this one counts.
  static func removeBounds(of stream: UnsafeMutablePointer<GInputStream>) {
    let state = state(of: stream)
    state.pointee.left = .max
    state.pointee.time = 0
    state.pointee.socket = nil
  }

  /// The number of bytes read before libsoup inspects them and the main loop serves other clients.
  private nonisolated static let bytesPerTurn = 64 * 1024

  /// The state that GLib stores for each stream, initialized with zeros.
  private struct State {
    var parent: GFilterInputStream
    var limit: Int
    /// The number of bytes that may still arrive before a message is complete.
    var left: Int
    var leftInTurn: Int
    /// The time limit of a message in microseconds, or 0 for none.
    var time: gint64
    /// The time at which the message has to be complete, or 0 before its first byte.
    var deadline: gint64
    /// The number of bytes that extend the deadline by a second, or 0 if it isn't extended.
    var rate: gint64
    /// The socket of the base stream, which retains it.
    var socket: UnsafeMutablePointer<GSocket>?
  }

  private nonisolated static func state(
    of stream: UnsafeMutablePointer<GInputStream>
  ) -> UnsafeMutablePointer<State> { UnsafeMutableRawPointer(stream).assumingMemoryBound(to: State.self) }

  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_filter_input_stream_get_type(), "CanopyBoundedInput", guint(MemoryLayout<GFilterInputStreamClass>.size), nil,
      guint(MemoryLayout<State>.size), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(interface_init: setUp, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_pollable_input_stream_get_type(), &interface)
    return type
  }()

  /// Sets the functions of the interface.
  private static let setUp: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { table, _ in
    guard let table = table?.assumingMemoryBound(to: GPollableInputStreamInterface.self) else { return }
    table.pointee.is_readable = { stream in
      BoundedInput.base(of: stream).map(g_pollable_input_stream_is_readable) ?? 0
    }
    table.pointee.create_source = { stream, cancellable in
      guard let stream, let base = BoundedInput.base(of: stream),
        let source = g_pollable_input_stream_create_source(base, cancellable)
      else { return nil }
      defer { g_source_unref(source) }
      return g_pollable_source_new_full(UnsafeMutableRawPointer(stream), source, nil)
    }
    table.pointee.read_nonblocking = { BoundedInput.read($0, $1, $2, $3) }
  }

  private nonisolated static func base(of stream: OpaquePointer?) -> OpaquePointer? {
    guard let stream else { return nil }
    let state = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: State.self)
    return OpaquePointer(state.pointee.parent.base_stream)
  }

  private nonisolated static func read(
    _ stream: OpaquePointer?, _ buffer: UnsafeMutableRawPointer?, _ count: gsize,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> gssize {
    guard let stream, let base = base(of: stream) else { return 0 }
    let state = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: State.self)
    if state.pointee.leftInTurn <= 0 {
      state.pointee.leftInTurn = bytesPerTurn
      return fail(error, G_IO_ERROR_WOULD_BLOCK, "Others are served first.")
    }
    let read = g_pollable_input_stream_read_nonblocking(base, buffer, count, nil, error)
    if read <= 0 {
      state.pointee.leftInTurn = bytesPerTurn
      return read
    }
    state.pointee.leftInTurn -= Int(read)
    state.pointee.left -= Int(read)
    if state.pointee.left < 0 {
      answer("413 Content Too Large", to: state.pointee.socket)
      return fail(error, G_IO_ERROR_MESSAGE_TOO_LARGE, "The message is too large.")
    }
    if isLate(state, after: read) {
      answer("408 Request Timeout", to: state.pointee.socket)
      return fail(error, G_IO_ERROR_TIMED_OUT, "The message takes too long.")
    }
    return read
  }

  /// Returns whether a message has taken too long. Its time starts with its first byte.
  ///
  /// If bytes have to arrive at a rate, each extends the deadline, but never beyond the time limit from now. Neither a pause
  /// nor a slow client can therefore last long, and a client that is ahead can't use that for a longer pause.
  private nonisolated static func isLate(_ state: UnsafeMutablePointer<State>, after read: gssize) -> Bool {
    guard state.pointee.time > 0 else { return false }
    let now = g_get_monotonic_time()
    if state.pointee.deadline == 0 { state.pointee.deadline = now + state.pointee.time }
    if now >= state.pointee.deadline { return true }
    if state.pointee.rate > 0 {
      let later = state.pointee.deadline + gint64(read) * 1_000_000 / state.pointee.rate
      state.pointee.deadline = min(later, now + state.pointee.time)
    }
    return false
  }

  /// Responds to a request that libsoup hasn't read completely, and therefore can't respond to.
  private nonisolated static func answer(_ status: String, to socket: UnsafeMutablePointer<GSocket>?) {
    guard let socket else { return }
    let text = "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    // A client that doesn't read gets no response.
    g_socket_send_with_blocking(socket, text, gsize(text.utf8.count), 0, nil, nil)
  }

  private nonisolated static func fail(
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: GIOErrorEnum, _ text: String
  ) -> gssize {
    g_set_error_literal(error, g_io_error_quark(), gint(code.rawValue), text)
    return -1
  }
}
