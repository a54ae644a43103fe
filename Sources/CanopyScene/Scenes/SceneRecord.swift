internal import CanopyCore

/// A scene in the tree of its app.
@MainActor
final class SceneRecord: AppPart {
  static let companion = TreeCompanion { AppParts<SceneRecord>() }

  /// A scene, with the options that its modifiers set.
  struct Value {
    let description: SceneDescription
    let options: SceneOptions
    let groups: SceneGroups
    /// A Boolean value that indicates whether a modifier removed the scene's commands.
    let isWithoutCommands: Bool
  }

  /// The environment that the scene's windows inherit.
  let scope: EnvironmentScope
  private var value: Value
  /// Invalidated when the content of the scene changes.
  private let source = OwnedSource("the content of the scene")
  /// A Boolean value that indicates whether the app still contains the scene.
  private(set) var isInTree = true

  init(_ value: Value, in scope: EnvironmentScope) {
    self.value = value
    self.scope = scope
  }

  var description: SceneDescription { value.description }
  var options: SceneOptions { value.options }
  var isWithoutCommands: Bool { value.isWithoutCommands }
  /// The custom scenes that contain the scene.
  var groups: [SceneGroup] { value.groups.all }

  func update(_ value: Value) {
    self.value = value
    source.changed(inUpdate: ())
  }

  func didRemove() { isInTree = false }

  /// Returns the content of a window. Makes the running body depend on it.
  func content(for value: PresentedValue) -> AnyView {
    source.track()
    return description.content(value)
  }
}

/// The content of a window of a scene.
struct SceneContent: View {
  let scene: SceneRecord
  let value: PresentedValue

  var body: some View { scene.content(for: value) }
}

/// A scene as a node of the app's tree.
struct SceneView: View {
  private let description: SceneDescription
  @Environment(\.sceneOptions) private var options
  @Environment(\.sceneGroups) private var groups
  @Environment(\.commandsAreReplaced) private var isWithoutCommands

  init(_ description: SceneDescription) { self.description = description }

  var body: some View {
    AppPartView<SceneRecord>(
      value: SceneRecord.Value(
        description: description, options: options, groups: groups, isWithoutCommands: isWithoutCommands))
  }
}
