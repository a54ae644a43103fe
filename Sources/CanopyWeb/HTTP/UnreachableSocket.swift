internal import CSoup
internal import Foundation

/// A listening socket that nothing can connect to.
///
/// libsoup handles several requests per connection only if it listens itself. ``Listener`` does that instead, so libsoup gets
/// this socket.
enum UnreachableSocket {
  /// Creates a socket with a name in the file system, and removes the name. The caller must release it.
  static func make() -> UnsafeMutablePointer<GSocket>? {
    let path = FileManager.default.temporaryDirectory.appending(path: ".canopy-\(UUID().uuidString.prefix(8))").path
    guard let address = g_unix_socket_address_new(path),
      let socket = g_socket_new(G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, nil)
    else { return nil }
    defer { g_object_unref(address) }
    let isBound = g_socket_bind(socket, address, 0, nil) != 0
    if isBound { unlink(path) }
    if isBound, g_socket_listen(socket, nil) != 0 { return socket }
    g_object_unref(socket)
    return nil
  }
}
