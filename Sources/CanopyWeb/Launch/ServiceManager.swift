internal import CSoup
internal import Foundation

/// The service manager that started this program, such as systemd, and that waits for status reports.
///
/// It provides a socket in the variable `NOTIFY_SOCKET`. Without the variable, nothing is sent.
struct ServiceManager {
  private let socketName: String?

  init(variables: [String: String]) { socketName = variables["NOTIFY_SOCKET"] }

  /// Reports that the server accepts connections.
  func tellReady() { tell("READY=1") }

  /// Reports that the server is shutting down, so that the manager doesn't consider it failed.
  func tellStopping() { tell("STOPPING=1") }

  private func tell(_ state: String) {
    guard let socketName, let address = Self.address(named: socketName) else { return }
    defer { g_object_unref(address) }
    guard let socket = g_socket_new(G_SOCKET_FAMILY_UNIX, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_DEFAULT, nil)
    else { return }
    defer { g_object_unref(socket) }
    // A manager that is gone can't be notified, and the app works without it.
    g_socket_set_blocking(socket, 0)
    _ = g_socket_send_to(socket, address, state, gsize(state.utf8.count), nil, nil)
  }

  /// Returns the address of a socket: a path, or a name after `@`, which isn't in the file system. Returns nil for other names,
  /// and for names that are too long.
  private static func address(named name: String) -> UnsafeMutablePointer<GSocketAddress>? {
    let isPath = name.hasPrefix("/")
    // The system's structure has space for this number of bytes, and GLib would omit the rest.
    guard isPath || name.hasPrefix("@"), name.utf8.count <= 107 else { return nil }
    return isPath
      ? g_unix_socket_address_new(name)
      : g_unix_socket_address_new_with_type(String(name.dropFirst()), -1, G_UNIX_SOCKET_ADDRESS_ABSTRACT)
  }
}
