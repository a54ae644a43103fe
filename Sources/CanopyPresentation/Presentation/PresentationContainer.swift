public import CanopyCore

/// The container of a view: a window or a kind of presentation.
public enum PresentationContainer: Hashable, Sendable {
  /// A window, or another container in which the host shows the root.
  case window
  /// A sheet, which covers part of the window.
  case sheet
  /// A cover that hides everything behind it.
  case fullScreenCover
  /// A popover, which points to the view that presents it.
  case popover
  /// An alert, which asks for an answer in the center of the window.
  case alert
  /// A dialog with a choice of actions.
  case confirmationDialog

  /// A Boolean value that indicates whether the container asks a question, in which case each of its buttons ends it.
  var asks: Bool { self == .alert || self == .confirmationDialog }
}

extension EnvironmentValues {
  /// The container of the view: a window, a sheet, a popover, …
  @Entry public package(set) var presentationContainer: PresentationContainer = .window

  /// The phase of the enclosing presentation. In a window, it is `presented`.
  @Entry public package(set) var presentationPhase: PresentationPhase = .presented
}
