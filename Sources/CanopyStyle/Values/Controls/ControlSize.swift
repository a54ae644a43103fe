/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// As small as can be.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// Much larger than usual.
  case extraLarge
}
