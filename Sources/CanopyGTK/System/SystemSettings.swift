internal import CGTK
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The desktop's settings as environment values, which are kept up to date.
@MainActor
final class SystemSettings {
  /// A closure called when values have changed.
  var didChange: () -> Void = {}
  private var appearance = DesktopAppearance()
  private lazy var portal = DesktopPortal { [weak self] in self?.read() }
  private let timeZone = SystemTimeZone()
  private let theme = DesktopTheme()
  /// The color scheme that the front window prefers, or nil for the desktop's. Menus and dialogs use it, too.
  var preferredScheme: ColorScheme? { didSet { showTheme() } }
  private let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }

  /// The GTK settings that the values depend on.
  private static let names = ["gtk-xft-dpi", "gtk-enable-animations"]

  init() {
    appearance = current
    showTheme()
    timeZone.didChange = { [weak self] in self?.didChange() }
    theme.didChange = { [weak self] in self?.read() }
    guard let settings else { return }
    for name in Self.names { Signals.connect(settings, "notify::\(name)") { [weak self] in self?.read() } }
  }

  /// A Boolean value that indicates whether windows have header bars on this desktop.
  var windowsHaveHeaderBars: Bool {
    HeaderBar.isUsual(
      dialogsHaveOne: settings.map { canopy_get_bool($0, "gtk-dialogs-use-header") != 0 } ?? false,
      desktop: ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"])
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
    // Even if nothing else has changed, GTK may have a different theme now.
    defer { showTheme() }
    guard new != appearance else { return }
    appearance = new
    didChange()
  }

  private func showTheme() {
    theme.show(
      DesktopTheme.Look(
        isDark: preferredScheme.map { $0 == .dark } ?? appearance.isDark, hasHighContrast: appearance.hasHighContrast))
  }

  /// The appearance from the portal, or from GTK if the portal doesn't provide it or can't change the theme.
  private var current: DesktopAppearance {
    var appearance = DesktopAppearance()
    if let settings {
      // The value is in 1/1024 dots per inch. The usual resolution is 96 dots per inch.
      let resolution = canopy_get_int(settings, "gtk-xft-dpi")
      if resolution > 0 { appearance.textScale = Double(resolution) / 1024 / 96 }
      appearance.animates = canopy_get_bool(settings, "gtk-enable-animations") != 0
    }
    appearance.isDark = (theme.isForced ? nil : portal?.isDark) ?? theme.look.isDark
    appearance.hasHighContrast = theme.look.hasHighContrast || portal?.hasHighContrast == true
    appearance.accent = portal?.accent
    return appearance
  }
}
