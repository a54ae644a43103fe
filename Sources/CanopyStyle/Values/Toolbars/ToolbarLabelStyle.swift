/// The label style of controls in a window's toolbar.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private enum Choice { case automatic, titleAndIcon, titleOnly, iconOnly }
  private let choice: Choice

  /// Depends on the host.
  public static let automatic = ToolbarLabelStyle(choice: .automatic)

  /// Shows title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(choice: .titleAndIcon)

  /// Shows only the title.
  public static let titleOnly = ToolbarLabelStyle(choice: .titleOnly)

  /// Shows only the icon.
  public static let iconOnly = ToolbarLabelStyle(choice: .iconOnly)
}
