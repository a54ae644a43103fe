internal import CSoup
internal import Foundation

/// The program that has started this one as a service, such as systemd, and waits to be told how far it is.
///
/// It names a socket in the variable `NOTIFY_SOCKET`. Without it, nothing is sent.
struct ServiceManager {
  private let socketName: String?

  init(variables: [String: String]) { socketName = variables["NOTIFY_SOCKET"] }

  /// Tells that the server takes connections.
  func tellReady() { tell("READY=1") }

  /// Tells that the server has begun to end, so that the manager doesn't think that it has failed.
  func tellStopping() { tell("STOPPING=1") }

  private func tell(_ state: String) {
    guard let socketName, let address = Self.address(named: socketName) else { return }
    defer { g_object_unref(address) }
    guard let socket = g_socket_new(G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_DEFAULT, nil)
    else { return }
    defer { g_object_unref(socket) }
    // A manager that has gone can't be told, and the app does its work without it.
    g_socket_set_blocking(socket, 0)
    _ = g_socket_send_to(socket, address, state, gsize(state.utf8.count), nil, nil)
  }

  /// Returns the address of a socket: a path, or a name after `@`, which isn't in the file system. The result is nil for other names,
  /// and for those that are too long.
  private static func address(named name: String) -> UnsafeMutablePointer<GSocketAddress>? {
    let isPath = name.hasPrefix("/")
    // The system's structure has room for so many bytes, and GLib would leave out the others.
    guard isPath || name.hasPrefix("@"), name.utf8.count <= 107 else { return nil }
    return isPath
      ? g_unix_socket_address_new(name)
      : g_unix_socket_address_new_with_type(String(name.dropFirst()), -1, G_UNIX_SOCKET_ADDRESS_ABSTRACT)
  }
}
