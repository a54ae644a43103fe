internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The requests of a scene for its windows, which scene modifiers set.
///
/// They flow to the scene like environment values, so the modifier closest to a scene wins.
struct SceneOptions: Equatable {
  var defaultSize: CGSize?
  var defaultPosition: UnitPoint?
  var resizability = WindowResizability.automatic
  var style = WindowStyleKind.automatic
  var level = WindowLevel.automatic
  var launchBehavior = SceneLaunchBehavior.automatic
  var restorationBehavior = SceneRestorationBehavior.automatic
  /// The shortcut of the command that opens a window of the scene, or nil for none.
  var shortcut: KeyboardShortcut?
  /// The conditions for URLs that open a window of the scene, or nil to accept all URLs.
  var externalEvents: Set<String>?
}

extension EnvironmentValues {
  @Entry var sceneOptions: SceneOptions = SceneOptions()
  /// A Boolean value that indicates whether an enclosing modifier replaces the scene's commands.
  @Entry var commandsAreReplaced: Bool = false
}

extension Scene {
  func _options(_ change: @escaping (inout SceneOptions) -> Void) -> some Scene {
    _sceneModifier { $0.transformEnvironment(\.sceneOptions, transform: change) }
  }
}
