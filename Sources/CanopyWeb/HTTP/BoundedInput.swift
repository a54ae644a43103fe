internal import CSoup

/// The incoming bytes of a WebSocket connection, of which there may be only so many before a message is complete.
///
/// libsoup limits the size of each part of a message, but not that of a message in parts. It also reads for as long as a client is
/// quick enough to send, before it looks at anything, so a client could use memory and time without a limit. This stream ends both:
/// it says that it is empty after some bytes, until the main loop asks again, and it fails when there are too many.
@MainActor
enum BoundedInput {
  /// Creates a stream that reads from another one, and keeps it.
  ///
  /// - Parameter limit: The number of bytes before a message is complete, above which reading fails.
  static func make(
    from base: UnsafeMutablePointer<GInputStream>, limit: Int
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
    let state = UnsafeMutableRawPointer(made).assumingMemoryBound(to: State.self)
    state.pointee.left = limit
    state.pointee.limit = limit
    state.pointee.leftInTurn = bytesPerTurn
    return UnsafeMutableRawPointer(made).assumingMemoryBound(to: GInputStream.self)
  }

  /// Begins to count again, because a message is complete.
  static func noteMessage(_ stream: UnsafeMutablePointer<GInputStream>) {
    let state = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: State.self)
    state.pointee.left = state.pointee.limit
  }

  /// The number of bytes that are read before libsoup looks at them and the main loop serves others.
  private nonisolated static let bytesPerTurn = 64 * 1024

  /// The object that GLib keeps for each stream.
  private struct State {
    var parent: GFilterInputStream
    var limit: Int
    /// The number of bytes that may still come before a message is complete.
    var left: Int
    var leftInTurn: Int
  }

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
    return state.pointee.left < 0 ? fail(error, G_IO_ERROR_MESSAGE_TOO_LARGE, "The message is too large.") : read
  }

  private nonisolated static func fail(
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: GIOErrorEnum, _ text: String
  ) -> gssize {
    g_set_error_literal(error, g_io_error_quark(), gint(code.rawValue), text)
    return -1
  }
}
