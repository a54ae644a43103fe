public import CanopyCore

extension EnvironmentValues {
  /// The container of the view: a window, a sheet, a popover, …
  @Entry public package(set) var presentationContainer: PresentationContainer = .window

  /// The phase of the presentation around the view. In a window it is `presented`.
  @Entry public package(set) var presentationPhase: PresentationPhase = .presented
}
