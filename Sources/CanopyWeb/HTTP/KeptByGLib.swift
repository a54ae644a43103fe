internal import CSoup

/// Swift objects that GLib objects retain.
///
/// GLib releases them on any thread, because it closes connections on its own threads. The functions that it calls are
/// therefore created here, outside the main actor; a closure written on the main actor would check for it.
enum KeptByGLib {
  /// Retains an object under a name until the owner is released.
  static func keep(_ object: AnyObject, named name: String, at owner: UnsafeMutablePointer<GObject>) {
    // Safe because the owner releases the object with itself.
    g_object_set_data_full(owner, name, Unmanaged.passRetained(object).toOpaque()) { KeptByGLib.release($0) }
  }

  /// Calls a function at each signal of an object, with another object that is retained for it.
  static func call(
    _ function: GCallback, at signal: String, of owner: UnsafeMutableRawPointer, with object: AnyObject
  ) {
    // Safe because the object is released when the signal is disconnected, which its owner does when it is released.
    g_signal_connect_data(
      owner, signal, function, Unmanaged.passRetained(object).toOpaque(), { data, _ in KeptByGLib.release(data) },
      GConnectFlags(rawValue: 0))
  }

  /// Retains a connection as long as a stream made of its parts. The connection closes its streams when it is released.
  static func keep(_ connection: UnsafeMutablePointer<GSocketConnection>, at stream: UnsafeMutableRawPointer) {
    g_object_set_data_full(
      stream.assumingMemoryBound(to: GObject.self), "canopy-connection", g_object_ref(connection)
    ) { g_object_unref($0) }
  }

  private static func release(_ data: UnsafeMutableRawPointer?) {
    // Safe because it was retained above.
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
}
