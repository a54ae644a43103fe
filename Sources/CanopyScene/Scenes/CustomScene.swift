internal import CanopyCore
internal import CanopyStyle

/// A custom scene as a node of the app's tree. Its scene phase depends on the windows of the scenes it contains.
struct CustomScene<Content: Scene>: View {
  let scene: Content
  @State private var group = SceneGroup()

  var body: some View {
    StyleBody(scene) { $0.body._sceneContent }
      .environment(\.scenePhase, group.phase)
      .transformEnvironment(\.sceneGroups) { $0.all.append(group) }
  }
}

/// The scenes that a custom scene contains.
@MainActor
final class SceneGroup {
  private let source = OwnedSource("the phase of the scene")
  private var current = ScenePhase.background

  nonisolated init() {}

  /// The phase of the scenes: the phase of the most active window. Reading it makes the running body depend on it.
  var phase: ScenePhase {
    get {
      source.track()
      return current
    }
    set {
      guard newValue != current else { return }
      current = newValue
      source.valueChanged()
    }
  }
}

/// The custom scenes that contain a scene.
struct SceneGroups: Equatable {
  var all: [SceneGroup] = []

  static func == (first: Self, second: Self) -> Bool { first.all.elementsEqual(second.all, by: ===) }
}

extension EnvironmentValues {
  @Entry var sceneGroups = SceneGroups()
}
