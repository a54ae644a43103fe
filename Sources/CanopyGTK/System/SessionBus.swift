internal import CGTK
internal import Foundation

/// The D-Bus of the person's session.
@MainActor
enum SessionBus {
  /// The connection to the bus, or nil if there is no session bus. GLib would start one that no program uses.
  static let connection: OpaquePointer? = isKnown ? g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) : nil

  private static var isKnown: Bool {
    let variables = ProcessInfo.processInfo.environment
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty && address != "disabled:" }
    return variables["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}
