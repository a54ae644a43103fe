public import CanopyCore

extension EnvironmentValues {
  /// What the window of this view is to the user at the moment; read in an `App`, what the whole program is.
  @Entry public var scenePhase: ScenePhase = .background

  /// Whether the host can show more than one window.
  @Entry public package(set) var supportsMultipleWindows: Bool = false

  /// Opens a window of a scene of the program.
  @Entry public package(set) var openWindow: OpenWindowAction = OpenWindowAction()

  /// Closes windows of the program.
  @Entry public package(set) var dismissWindow: DismissWindowAction = DismissWindowAction()

  /// Opens the settings of the program.
  @Entry public package(set) var openSettings: OpenSettingsAction = OpenSettingsAction()
}
