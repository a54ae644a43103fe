import CanopyCore
import SwiftUI

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

  /// A value that is set on the way to the rows and never read.
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
