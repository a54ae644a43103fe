/// The place of an item in the toolbars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case automatic, principal, status, title, subtitle, titleMenu
    case navigation, leading, cancellation
    case trailing, primary, confirmation, destructive, secondary
    case bottom, keyboard
  }

  let place: Place

  /// At the trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the bar, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .status)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(place: .title)
  /// In place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// In place of the subtitle below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
  /// At the leading edge, beside the button that goes back.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// The main action, at the trailing edge.
  public static let primaryAction = ToolbarItemPlacement(place: .primary)
  /// Actions that people need less often, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// The action that confirms what a sheet is for, at the trailing edge.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// The action that ends a sheet without a change, at the leading edge.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellation)
  /// An action that deletes something, at the trailing edge.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructive)
  /// Above the keyboard, or at the bottom of the page while a text field has the focus.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the leading edge of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In a bar of its own on some systems. In Canopy, it is at the trailing edge.
  public static func accessoryBar<ID: Hashable>(id _: ID) -> ToolbarItemPlacement { .automatic }
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// At the leading edge of the bar, under its earlier name.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar, under its earlier name.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}
