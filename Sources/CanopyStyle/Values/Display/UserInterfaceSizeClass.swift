/// The amount of space that is available in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space.
  case compact
  /// Ample space.
  case regular
}
