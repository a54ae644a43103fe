/// The container of a view: a window, or a kind of presentation.
public enum PresentationContainer: Hashable, Sendable {
  /// A window, or another container in which the host shows the root.
  case window
  /// A sheet.
  case sheet
  /// A cover that hides everything behind it.
  case fullScreenCover
  /// A popover.
  case popover
  /// An alert.
  case alert
  /// A dialog with a choice of actions.
  case confirmationDialog
}
