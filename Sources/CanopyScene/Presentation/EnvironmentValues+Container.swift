public import CanopyCore

extension EnvironmentValues {
  /// What this view is shown in: a window, a sheet, a popover.
  @Entry public package(set) var presentationContainer: PresentationContainer = .window

  /// How far the presentation that this view is in has come. A window is there from the start.
  @Entry public package(set) var presentationPhase: PresentationPhase = .presented
}
