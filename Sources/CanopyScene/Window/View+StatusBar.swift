public import CanopyCore

extension View {
  /// Hides the status bar of the window, or shows it. Only a host with a status bar heeds this.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarKey.self, value: hidden)
  }

  /// Hides the status bar of the window, or shows it. Only a host with a status bar heeds this.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// A preference key that tells the window whether a view wants no status bar.
enum StatusBarKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
