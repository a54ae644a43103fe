/// What controls in a window's toolbar show.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private enum Choice { case automatic, titleAndIcon, titleOnly, iconOnly }
  private let choice: Choice

  /// Decides by the host.
  public static let automatic = ToolbarLabelStyle(choice: .automatic)

  /// Title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(choice: .titleAndIcon)

  /// The title.
  public static let titleOnly = ToolbarLabelStyle(choice: .titleOnly)

  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(choice: .iconOnly)
}
