internal import CGTK
internal import Foundation

/// The system's time zone, which can change while the program runs.
///
/// Foundation reads it only once. On Linux, it is a symbolic link to a time zone file, and GLib watches it for changes.
@MainActor
final class SystemTimeZone {
  /// A closure called when the time zone has changed.
  var didChange: () -> Void = {}
  private(set) var value: TimeZone
  private let link: URL
  private let monitor: UnsafeMutablePointer<GFileMonitor>?

  /// - Parameters:
  ///   - link: The symbolic link to the time zone file.
  ///   - variables: The environment variables of the process. `TZ` sets a fixed time zone.
  init(
    link: URL = URL(filePath: "/etc/localtime"), variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.link = link
    value = .current
    guard variables["TZ"] == nil else {
      monitor = nil
      return
    }
    let file = g_file_new_for_path(link.path)
    monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil)
    g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    value = Self.timeZone(of: link) ?? .current
    if let monitor { Signals.connect(UnsafeMutableRawPointer(monitor), "changed") { [weak self] in self?.read() } }
  }

  isolated deinit { if let monitor { g_object_unref(monitor) } }

  private func read() {
    // The link may be missing for a moment while it is replaced.
    guard let new = Self.timeZone(of: link), new != value else { return }
    value = new
    didChange()
  }

  /// Returns the time zone that a link refers to, or nil if there is none.
  private static func timeZone(of link: URL) -> TimeZone? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path),
      let name = path.range(of: "zoneinfo/").map({ String(path[$0.upperBound...]) })
    else { return nil }
    return TimeZone(identifier: name)
  }
}
