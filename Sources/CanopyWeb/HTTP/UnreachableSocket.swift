internal import CSoup
internal import Foundation

/// A socket that listens, and to which nothing can connect.
///
/// libsoup answers several requests on a connection only if it listens itself. ``Listener`` does that instead, so libsoup gets this one.
enum UnreachableSocket {
  /// Creates a socket with a name in the file system, and removes the name. The caller releases it.
  static func make() -> UnsafeMutablePointer<GSocket>? {
    let path = FileManager.default.temporaryDirectory.appending(path: ".canopy-\(UUID().uuidString.prefix(8))").path
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8) + [0]
    guard name.count <= MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    if isBound { unlink(path) }
    guard isBound, listen(descriptor, 1) == 0, let socket = g_socket_new_from_fd(descriptor, nil) else {
      close(descriptor)
      return nil
    }
    return socket
  }
}
