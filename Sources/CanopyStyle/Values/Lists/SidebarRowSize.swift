/// How large the user wants rows in sidebars.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small.
  case small
  /// Between small and large.
  case medium
  /// Large.
  case large
}
