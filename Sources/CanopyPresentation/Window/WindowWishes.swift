public import CanopyCore
public import CanopyStyle

/// Requests of a window's content to the system around the window. A host honors those that its system supports.
package struct WindowWishes: Equatable, Sendable {
  /// A Boolean value that indicates whether the content requests a hidden status bar.
  package var hidesStatusBar = false
  /// The visibility of system overlays, such as the home indicator at the bottom of a phone.
  package var systemOverlays = Visibility.automatic
  /// The edges at which the content's gestures take precedence over the system's.
  package var deferredGestures: Edge.Set = []

  /// A preference key for the requests.
  enum Key: PreferenceKey {
    static var defaultValue: WindowWishes { WindowWishes() }

    static func reduce(value: inout WindowWishes, nextValue: () -> WindowWishes) {
      let next = nextValue()
      value.hidesStatusBar = value.hidesStatusBar || next.hidesStatusBar
      if value.systemOverlays == .automatic { value.systemOverlays = next.systemOverlays }
      value.deferredGestures.formUnion(next.deferredGestures)
    }
  }
}

extension View {
  /// Hides or shows the status bar of the window. This has no effect on hosts without a status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.hidesStatusBar = hidden }
  }

  /// Hides or shows the status bar of the window. This has no effect on hosts without a status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides or shows the system's overlays over the window, such as a phone's home indicator. This has no effect on hosts
  /// without such overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.systemOverlays = visibility }
  }

  /// Gives the content's gestures precedence over the system's at some edges of the window. This has no effect on hosts without
  /// such gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.deferredGestures = edges }
  }
}
