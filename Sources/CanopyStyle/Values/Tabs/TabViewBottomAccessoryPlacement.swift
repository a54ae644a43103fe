/// Where the accessory at the bottom of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}
