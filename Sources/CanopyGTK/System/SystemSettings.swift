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
  private let theme = DesktopTheme()
  /// The color scheme that the window in front prefers for itself; nil for that of the desktop. Menus and dialogs have it, too.
  var preferredScheme: ColorScheme? { didSet { showTheme() } }
  private let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }

  /// The settings of GTK that something depends on.
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
    // Also if nothing else has changed: GTK may have another theme now.
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

  /// The appearance according to the portal, and according to GTK where the portal doesn't say or can't change the theme.
  private var current: DesktopAppearance {
    var appearance = DesktopAppearance()
    if let settings {
      // 1024 of these are a dot per inch, and there are usually 96.
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
