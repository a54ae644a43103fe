public import CanopyCore

extension EnvironmentValues {
  /// The phase of the window that contains this view. In an `App`, the phase of the entire app.
  @Entry public var scenePhase: ScenePhase = .background

  /// A Boolean value that indicates whether the host can show more than one window.
  @Entry public package(set) var supportsMultipleWindows: Bool = false

  /// The action that opens a window of one of the app's scenes.
  @Entry public package(set) var openWindow: OpenWindowAction = OpenWindowAction()

  /// The action that closes windows of the app.
  @Entry public package(set) var dismissWindow: DismissWindowAction = DismissWindowAction()

  /// The action that opens the settings of the app.
  @Entry public package(set) var openSettings: OpenSettingsAction = OpenSettingsAction()
}
