/// A bar of a page or a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar { case automatic, navigation, bottom, tab, window, accessory }
  private let bar: Bar

  /// The bars that the platform chooses.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The bar of the window. In Canopy, it is the one with the title.
  public static let windowToolbar = ToolbarPlacement(bar: .navigation)
}

/// The use of the bar of a page, which decides where its title is.
public struct ToolbarRole: Hashable, Sendable {
  private enum Use { case automatic, navigationStack, browser, editor }
  private let use: Use

  /// The default use.
  public static let automatic = ToolbarRole(use: .automatic)
  /// For going from page to page: the title is in the middle.
  public static let navigationStack = ToolbarRole(use: .navigationStack)
  /// For looking around: the title is at the leading edge.
  public static let browser = ToolbarRole(use: .browser)
  /// For changing a document: the title is at the leading edge.
  public static let editor = ToolbarRole(use: .editor)

  /// A Boolean value that indicates whether the title is at the leading edge, whatever is usual.
  var titleLeads: Bool { self == .browser || self == .editor }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Item { case sidebarToggle, title, search }
  private let item: Item

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(item: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(item: .title)
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(item: .search)
}
