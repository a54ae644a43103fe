/// The placement of the bottom accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Inside the tab bar.
  case inline
  /// Above the tab bar.
  case expanded
}
