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
    guard let socketName, let (address, length) = Self.address(named: socketName) else { return }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        // A manager that has gone can't be told, and the app does its work without it.
        _ = sendto(descriptor, state, state.utf8.count, Int32(MSG_NOSIGNAL), address, length)
      }
    }
  }

  /// Returns the address of a socket: a path, or a name after `@`, which isn't in the file system. The result is nil for other names.
  private static func address(named name: String) -> (sockaddr_un, socklen_t)? {
    guard name.hasPrefix("/") || name.hasPrefix("@") else { return nil }
    var bytes = Array(name.utf8)
    if bytes[0] == UInt8(ascii: "@") { bytes[0] = 0 }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let start = MemoryLayout.offset(of: \sockaddr_un.sun_path) ?? 2
    return (address, socklen_t(start + bytes.count))
  }
}
