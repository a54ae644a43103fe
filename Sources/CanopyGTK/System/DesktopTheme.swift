internal import CGTK
internal import Foundation

/// The theme with which GTK draws menu bars, title bars and dialogs.
///
/// A program has one theme for all of its windows. It starts with the desktop's theme, and changes it as windows require: GTK
/// knows neither the settings of the desktop portal nor the color scheme that a window's content prefers.
@MainActor
final class DesktopTheme {
  /// The look of the desktop's theme.
  private(set) var look: Look
  /// A closure called when the desktop's theme has changed.
  var didChange: () -> Void = {}
  /// A Boolean value that indicates whether the variable `GTK_THEME` sets the theme, in which case a program can't change it.
  let isForced: Bool

  private let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  /// The desktop's settings, which this program overrides.
  private var desktop: Choice
  private var isWriting = false

  /// The parts of a theme's look that content can match.
  struct Look: Equatable {
    var isDark = false
    var hasHighContrast = false
  }

  private enum Setting {
    static let name = "gtk-theme-name"
    static let prefersDark = "gtk-application-prefer-dark-theme"
  }

  /// - Parameter variables: The environment variables of the process.
  init(variables: [String: String] = ProcessInfo.processInfo.environment) {
    let forced = variables["GTK_THEME"].flatMap { $0.isEmpty ? nil : Choice(variable: $0) }
    isForced = forced != nil
    desktop = forced ?? settings.map { Self.read($0) } ?? Choice(name: "", prefersDark: false)
    look = desktop.look
    guard let settings, !isForced else { return }
    for name in [Setting.name, Setting.prefersDark] {
      Signals.connect(settings, "notify::\(name)") { [weak self] in self?.settingDidChange(name) }
    }
  }

  private static func read(_ settings: UnsafeMutableRawPointer) -> Choice {
    let name = canopy_get_string(settings, Setting.name).map { name in
      defer { g_free(name) }
      return String(cString: name)
    }
    return Choice(name: name ?? "", prefersDark: canopy_get_bool(settings, Setting.prefersDark) != 0)
  }

  private func settingDidChange(_ name: String) {
    guard let settings, !isWriting else { return }
    let now = Self.read(settings)
    if name == Setting.name { desktop.name = now.name } else { desktop.prefersDark = now.prefersDark }
    look = desktop.look
    didChange()
  }

  /// Gives GTK's widgets a look, unless the theme is forced.
  func show(_ look: Look) {
    guard let settings, !isForced else { return }
    let (new, now) = (desktop.choice(for: look), Self.read(settings))
    isWriting = true
    defer { isWriting = false }
    if new.name != now.name { canopy_set_string(settings, Setting.name, new.name) }
    if new.prefersDark != now.prefersDark { canopy_set_bool(settings, Setting.prefersDark, new.prefersDark ? 1 : 0) }
  }
}

extension DesktopTheme {
  /// The name of a theme, and whether to use its dark variant.
  struct Choice: Equatable {
    var name: String
    var prefersDark: Bool

    init(name: String, prefersDark: Bool) {
      self.name = name
      self.prefersDark = prefersDark
    }

    /// Parses the value of the variable `GTK_THEME`, such as `Adwaita:dark`.
    init(variable: String) {
      let parts = variable.split(separator: ":", maxSplits: 1)
      name = parts.first.map(String.init) ?? ""
      prefersDark = parts.count > 1 && parts[1].lowercased().hasSuffix("dark")
      // The high-contrast variant is also a separate theme.
      if parts.count > 1, parts[1].lowercased().hasPrefix("hc") { name = "HighContrast" }
    }

    var look: Look {
      let name = name.lowercased()
      return Look(
        isDark: prefersDark || darkEnding != nil,
        hasHighContrast: name.hasPrefix("highcontrast") || name.contains("-hc"))
    }

    /// The suffix that marks a dark theme, or nil for other themes.
    private var darkEnding: String? { ["-dark", "dark", "inverse"].first { name.lowercased().hasSuffix($0) } }

    /// Returns the theme closest to this one that has a look.
    func choice(for look: Look) -> Choice {
      // GTK's built-in themes, which always exist.
      if look.hasHighContrast {
        return Choice(name: look.isDark ? "Default-hc-dark" : "Default-hc", prefersDark: look.isDark)
      }
      guard !look.isDark, let darkEnding else { return Choice(name: name, prefersDark: look.isDark) }
      let light = String(name.dropLast(darkEnding.count))
      return Choice(name: light.isEmpty ? "Default" : light, prefersDark: false)
    }
  }
}
