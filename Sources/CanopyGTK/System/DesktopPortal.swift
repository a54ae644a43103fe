internal import CGTK
internal import CanopyCore

/// The settings that desktops share with programs over D-Bus: `org.freedesktop.portal.Settings`.
///
/// They are read once before the first window opens, because a window that is briefly light on a dark desktop is unpleasant. A desktop
/// that is still starting answers later than a window should wait, so its answer then counts as a change. After that, the desktop
/// reports changes.
@MainActor
final class DesktopPortal {
  private(set) var isDark: Bool?
  private(set) var hasHighContrast: Bool?
  private(set) var accent: SIMD3<Double>?
  private let didChange: () -> Void

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  /// The maximum delay of the first window, in milliseconds.
  private static let patience: Int32 = 200
  /// The time in which a desktop that is still starting can answer, in milliseconds.
  private static let longPatience: Int32 = 120_000

  /// Returns nil if there is no session bus.
  init?(didChange: @escaping () -> Void) {
    self.didChange = didChange
    guard let connection = SessionBus.connection else { return nil }
    // Safe because the portal lives as long as the program.
    let data = Unmanaged.passRetained(self).toOpaque()
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let data, let parameters else { return }
        // Safe because it was retained above.
        let portal = Unmanaged<DesktopPortal>.fromOpaque(data).takeUnretainedValue()
        onMainActor(with: parameters) { portal.settingChanged($0) }
      }, data, nil)
    readAll(connection)
  }

  private func readAll(_ connection: OpaquePointer) {
    let arguments = Self.arguments
    var error: UnsafeMutablePointer<GError>?
    let answer = withExtendedLifetime(arguments) {
      g_dbus_connection_call_sync(
        connection, Self.name, Self.path, Self.interface, "ReadAll", arguments?.pointer, nil, G_DBUS_CALL_FLAGS_NONE,
        Self.patience, nil, &error)
    }
    adoptAll(answer)
    if g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_TIMED_OUT.rawValue)) != 0 { readLater(connection) }
    g_clear_error(&error)
  }

  /// Reads the settings without waiting for them.
  private func readLater(_ connection: OpaquePointer) {
    let arguments = Self.arguments
    // Safe because the portal lives as long as the program.
    let data = Unmanaged.passUnretained(self).toOpaque()
    withExtendedLifetime(arguments) {
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.interface, "ReadAll", arguments?.pointer, nil, G_DBUS_CALL_FLAGS_NONE,
        Self.longPatience, nil,
        { source, result, data in
          guard let source, let data else { return }
          let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          // Safe because the portal lives as long as the program.
          let portal = Unmanaged<DesktopPortal>.fromOpaque(data).takeUnretainedValue()
          onMainActor(with: answer) { portal.receive($0) }
        }, data)
    }
  }

  private static var arguments: Variant? { Variant(text: "(['\(namespace)'],)") }

  private func receive(_ answer: OpaquePointer?) {
    adoptAll(answer)
    didChange()
  }

  /// Adopts (a{sa{sv}}): settings keyed by name, grouped by namespace. Takes ownership of the answer.
  private func adoptAll(_ answer: OpaquePointer?) {
    for space in Variant(owning: answer)?.children.first?.children ?? [] {
      for setting in space.children.last?.children ?? [] { adopt(setting.children) }
    }
  }

  /// Receives (ssv): a namespace, a name, and the new value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard let parts = Variant(sharing: parameters)?.children, parts.count == 3 else { return }
    adopt(Array(parts.dropFirst()))
    didChange()
  }

  /// Adopts a setting, which consists of its name and its value.
  private func adopt(_ setting: [Variant]) {
    guard setting.count == 2, let name = setting[0].string else { return }
    let value = setting[1].unboxed
    switch name {
    case "color-scheme": isDark = value.number == 1 ? true : value.number == 2 ? false : nil
    case "contrast": hasHighContrast = value.number.map { $0 == 1 }
    case "accent-color":
      let parts = value.children.compactMap(\.fraction)
      // Components outside the range mean that no color is set.
      let isColor = parts.count == 3 && parts.allSatisfy { (0...1).contains($0) }
      accent = isColor ? SIMD3(parts[0], parts[1], parts[2]) : nil
    default: break
    }
  }
}
