/// The container of a view: a window, or a kind of presentation.
public enum PresentationContainer: Hashable, Sendable {
  /// A window, or whatever the host shows the root in.
  case window
  /// A sheet.
  case sheet
  /// A cover that hides everything behind it.
  case fullScreenCover
  /// A popover.
  case popover
  /// An alert.
  case alert
  /// A dialog that asks which of several things to do.
  case confirmationDialog
}
