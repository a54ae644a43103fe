/// The activation state of a control: the older form of `appearsActive`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The control is in the window that receives key presses.
  case key
  /// The control is in another window of the active app.
  case active
  /// The control is in an inactive window.
  case inactive
}
