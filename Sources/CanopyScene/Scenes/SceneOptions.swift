internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The wishes of a scene for its windows, which scene modifiers set.
///
/// They flow to the scene like values of the environment, so the modifier nearest to a scene decides.
struct SceneOptions: Equatable {
  var defaultSize: CGSize?
  var defaultPosition: UnitPoint?
  var resizability = WindowResizability.automatic
  var style = WindowStyleKind.automatic
  var level = WindowLevel.automatic
  var launchBehavior = SceneLaunchBehavior.automatic
  var restorationBehavior = SceneRestorationBehavior.automatic
  /// The shortcut of the command that opens a window of the scene; nil for none.
  var shortcut: KeyboardShortcut?
  /// The URLs for which the scene opens a window: parts of them; nil for all.
  var externalEvents: Set<String>?
}

extension EnvironmentValues {
  @Entry var sceneOptions: SceneOptions = SceneOptions()
  /// A Boolean value that indicates whether a modifier around replaces the commands of a scene.
  @Entry var commandsAreReplaced: Bool = false
}

extension Scene {
  func _options(_ change: @escaping (inout SceneOptions) -> Void) -> some Scene {
    _sceneModifier { $0.transformEnvironment(\.sceneOptions, transform: change) }
  }
}
