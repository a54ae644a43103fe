/// What a window, or the whole program, is to the user at the moment.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In sight, but not what the user works with.
  case inactive
  /// What the user works with.
  case active
}
