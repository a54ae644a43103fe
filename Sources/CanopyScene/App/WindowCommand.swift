internal import CanopyCore
internal import CanopyStyle
internal import CanopyText

/// A command that opens a window of a scene.
struct WindowCommand: Identifiable, Equatable {
  let scene: SceneRecord
  let title: Text
  let shortcut: KeyboardShortcut?

  var id: ObjectIdentifier { ObjectIdentifier(scene) }
  /// A Boolean value that indicates whether the command belongs to the list of windows. The other commands open new windows.
  let isInList: Bool

  /// Returns nil for a scene without such a command: a group without a shortcut, an app's only scene, or one whose commands are
  /// removed.
  @MainActor
  init?(of scene: SceneRecord, among scenes: [SceneRecord]) {
    let description = scene.description
    guard scenes.count > 1, !scene.isWithoutCommands, let title = description.title else { return nil }
    switch description.kind {
    case .single: break
    case .group where scene.options.shortcut != nil && description.value == nil: break
    default: return nil
    }
    self.scene = scene
    self.title = title
    shortcut = scene.options.shortcut
    isInList = description.kind == .single
  }

  static func == (first: Self, second: Self) -> Bool {
    first.scene === second.scene && first.title == second.title && first.shortcut == second.shortcut
  }
}

extension EnvironmentValues {
  /// The commands that open windows of the app's scenes.
  @Entry var windowCommands: [WindowCommand] = []
}
