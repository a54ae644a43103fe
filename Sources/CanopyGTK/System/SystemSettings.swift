internal import CGTK
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The settings of the desktop as environment values, kept up to date.
@MainActor
final class SystemSettings {
  /// Called when values have changed.
  var didChange: () -> Void = {}
  private var appearance = DesktopAppearance()
  private lazy var portal = DesktopPortal { [weak self] in self?.read() }
  private let timeZone = SystemTimeZone()
  private let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }

  /// The settings of GTK that something depends on.
  private static let names = [
    "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations",
  ]

  init() {
    appearance = current
    timeZone.didChange = { [weak self] in self?.didChange() }
    guard let settings else { return }
    for name in Self.names { Signals.connect(settings, "notify::\(name)") { [weak self] in self?.read() } }
  }

  /// The environment values of the system.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = .current
    values.timeZone = timeZone.value
    let language = Locale.current.language
    values.layoutDirection = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    appearance.apply(to: &values)
    return values
  }

  private func read() {
    let new = current
    guard new != appearance else { return }
    appearance = new
    didChange()
  }

  /// The appearance according to the portal, and according to GTK where the portal doesn't say.
  private var current: DesktopAppearance {
    var appearance = DesktopAppearance()
    if let settings {
      let theme = canopy_get_string(settings, "gtk-theme-name").map { name in
        defer { g_free(name) }
        return String(cString: name).lowercased()
      }
      let prefersDark = canopy_get_bool(settings, "gtk-application-prefer-dark-theme") != 0
      appearance.isDark = prefersDark || theme?.hasSuffix("dark") == true || theme?.hasSuffix("inverse") == true
      appearance.hasHighContrast = theme?.hasPrefix("highcontrast") == true
      // 1024 of these are a dot per inch, and there are usually 96.
      let resolution = canopy_get_int(settings, "gtk-xft-dpi")
      if resolution > 0 { appearance.textScale = Double(resolution) / 1024 / 96 }
      appearance.animates = canopy_get_bool(settings, "gtk-enable-animations") != 0
    }
    if let isDark = portal?.isDark { appearance.isDark = isDark }
    if let hasHighContrast = portal?.hasHighContrast { appearance.hasHighContrast = hasHighContrast }
    appearance.accent = portal?.accent
    return appearance
  }
}
