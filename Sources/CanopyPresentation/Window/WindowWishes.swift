public import CanopyCore
public import CanopyStyle

/// The wishes of the content of a window for the system around it. A host heeds those for what its system has.
package struct WindowWishes: Equatable, Sendable {
  /// A Boolean value that indicates whether the content wants no status bar.
  package var hidesStatusBar = false
  /// The visibility of the overlays of the system, such as the bar at the bottom of a phone that leads home.
  package var systemOverlays = Visibility.automatic
  /// The edges at which gestures of the content come before those of the system.
  package var deferredGestures: Edge.Set = []

  /// A preference key for the wishes.
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
  /// Hides the status bar of the window, or shows it. Only a host with a status bar heeds this.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.hidesStatusBar = hidden }
  }

  /// Hides the status bar of the window, or shows it. Only a host with a status bar heeds this.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides the overlays of the system over the window, or shows them: on a phone, the bar that leads home. Only a host of a system that
  /// has some heeds this.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.systemOverlays = visibility }
  }

  /// Lets gestures of the content come before those of the system at some edges of the window. Only a host of a system that has such
  /// gestures heeds this.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    transformPreference(WindowWishes.Key.self) { $0.deferredGestures = edges }
  }
}
