import SwiftUI

/// An app of the scenes that a test builds.
struct SceneApp<Windows: Scene>: App {
  private let scenes: () -> Windows

  init() { preconditionFailure("A SceneApp needs scenes.") }
  init(@SceneBuilder _ scenes: @escaping () -> Windows) { self.scenes = scenes }

  var body: some Scene { scenes() }
}
