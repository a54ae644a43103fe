/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size smaller than usual.
  case small
  /// The usual size.
  case regular
  /// A size larger than usual.
  case large
  /// The largest size.
  case extraLarge
}
