internal import CSoup

/// Objects of Swift that objects of GLib keep.
///
/// GLib lets go of them on any thread: it closes connections on threads of its own. So what it calls then is made here, outside of the
/// main actor, which a closure that is written on the main actor would check for.
enum KeptByGLib {
  /// Keeps an object under a name, until the owner goes.
  static func keep(_ object: AnyObject, named name: String, at owner: UnsafeMutablePointer<GObject>) {
    // Safe because the owner releases the object when it goes.
    g_object_set_data_full(owner, name, Unmanaged.passRetained(object).toOpaque()) { KeptByGLib.release($0) }
  }

  /// Calls a function at each signal of an object, with another object that is kept for it.
  static func call(
    _ function: GCallback, at signal: String, of owner: UnsafeMutableRawPointer, with object: AnyObject
  ) {
    // Safe because the object is released when the signal is disconnected, which its owner does when it goes.
    g_signal_connect_data(
      owner, signal, function, Unmanaged.passRetained(object).toOpaque(), { data, _ in KeptByGLib.release(data) },
      GConnectFlags(rawValue: 0))
  }

  /// Keeps a connection as long as a stream that is made of its parts. It closes its streams when it goes.
  static func keep(_ connection: UnsafeMutablePointer<GSocketConnection>, at stream: UnsafeMutableRawPointer) {
    g_object_set_data_full(
      stream.assumingMemoryBound(to: GObject.self), "canopy-connection", g_object_ref(connection)
    ) { g_object_unref($0) }
  }

  private static func release(_ data: UnsafeMutableRawPointer?) {
    // Safe because it was retained when it was kept.
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
}
