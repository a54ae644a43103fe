internal import CanopyCore
internal import CanopyStyle

/// A scene of an app's own, as a part of the app's tree. It reads the phase of the windows of the scenes that make it up.
struct CustomScene<Content: Scene>: View {
  let scene: Content
  @State private var group = SceneGroup()

  var body: some View {
    StyleBody(scene) { $0.body._sceneContent }
      .environment(\.scenePhase, group.phase)
      .transformEnvironment(\.sceneGroups) { $0.all.append(group) }
  }
}

/// The scenes that make up another one.
@MainActor
final class SceneGroup {
  private let source = OwnedSource("the phase of the scene")
  private var current = ScenePhase.background

  nonisolated init() {}

  /// The phase of the scenes: that of the window with the most attention. The running body follows it.
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

/// The scenes around a scene.
struct SceneGroups: Equatable {
  var all: [SceneGroup] = []

  static func == (first: Self, second: Self) -> Bool { first.all.elementsEqual(second.all, by: ===) }
}

extension EnvironmentValues {
  @Entry var sceneGroups = SceneGroups()
}
