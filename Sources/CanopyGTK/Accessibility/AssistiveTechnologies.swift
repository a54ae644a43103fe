internal import CGTK
internal import CanopyCore
internal import Foundation

/// Detects whether a person uses an assistive technology, as reported by the session's `org.a11y.Status`.
///
/// The variable `GTK_A11Y` takes precedence, as in all GTK programs: `none` means that there are none, and `atspi` that there
/// are.
@MainActor
final class AssistiveTechnologies {
  /// A Boolean value that indicates whether windows should describe their content.
  private(set) var areUsed = false {
    didSet { if areUsed != oldValue { didChange() } }
  }
  private let didChange: () -> Void
  private var isEnabled = false
  private var hasScreenReader = false

  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let properties = "org.freedesktop.DBus.Properties"

  init(didChange: @escaping () -> Void) {
    self.didChange = didChange
    switch ProcessInfo.processInfo.environment["GTK_A11Y"]?.lowercased() {
    case "none", "test": break
    case "atspi": areUsed = true
    default: if let connection = SessionBus.connection { follow(connection) }
    }
  }

  private func follow(_ connection: OpaquePointer) {
    // Safe because the object lives as long as the program.
    let data = Unmanaged.passRetained(self).toOpaque()
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.properties, "PropertiesChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let data, let parameters else { return }
        // Safe because it was retained above.
        let status = Unmanaged<AssistiveTechnologies>.fromOpaque(data).takeUnretainedValue()
        // (sa{sv}as): the interface, and the properties that have changed.
        onMainActor(with: parameters) { status.adopt(Variant(sharing: $0)?.children.dropFirst().first) }
      }, data, nil)
    let arguments = g_variant_parse(nil, "('org.a11y.Status',)", nil, nil, nil)
    // The answer can arrive after the first window has opened. Its content is then described.
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.properties, "GetAll", arguments, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { connection, result, data in
        guard let data else { return }
        // Safe because it was retained above.
        let status = Unmanaged<AssistiveTechnologies>.fromOpaque(data).takeUnretainedValue()
        guard let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else { return }
        onMainActor(with: answer) { status.adopt(Variant(owning: $0)?.children.first) }
      }, data)
  }

  /// Adopts properties from a dictionary.
  private func adopt(_ properties: Variant?) {
    for property in properties?.children ?? [] {
      guard let name = property.children.first?.string, let value = property.children.last?.unboxed.truth else {
        continue
      }
      switch name {
      case "IsEnabled": isEnabled = value
      case "ScreenReaderEnabled": hasScreenReader = value
      default: break
      }
    }
    areUsed = isEnabled || hasScreenReader
  }
}
