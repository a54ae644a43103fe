/// A configuration of the bar of a page.
public struct NavigationBarItem: Sendable {
  /// The look of the title of a page.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Like the page below. The root page has a large title.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar, until people scroll.
    case large
  }
}

/// The look of the title of a page.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Like the page below. The root page has a large title.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Small, in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar. In Canopy, it is below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
