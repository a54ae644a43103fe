import CanopyCore
import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// What changes at the root.
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// What is set on the way, and read by nobody.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
