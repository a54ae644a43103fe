/// The phase of a window or of the entire app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window isn't visible.
  case background
  /// The window is visible, but doesn't have the user's attention.
  case inactive
  /// The user is interacting with the window.
  case active
}
