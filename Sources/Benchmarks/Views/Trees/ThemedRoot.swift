import CanopyCore
import SwiftUI

/// Sets the environment value that changes.
struct ThemedRoot<Content: SizedView>: View {
  let size: Int
  @State private var theme = 0

  init(size: Int) { self.size = size }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = report()
    Content(size: size).environment(\.theme, theme)
  }

  private func report() {
    let theme = $theme
    Probe.setTheme = { theme.wrappedValue = $0 }
  }
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The value that changes at the root.
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// A value that is set above the rows and never read.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
