/// The size that the user prefers for rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of medium size.
  case medium
  /// Large rows.
  case large
}
