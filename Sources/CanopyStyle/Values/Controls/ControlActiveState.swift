/// Whether a control looks active: the older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// In the window that takes the keys.
  case key
  /// In a window of the program that the user works in.
  case active
  /// In a window that the user does not work in.
  case inactive
}
