package import CanopyCore

/// The scope of a scene, from which the scene's windows inherit.
///
/// A window sees the values that modifiers of its scene set. For all others, it sees the values of its own host, not the app
/// root's:
///
/// ```
/// views of the window ─▶ modifiers of the scene ─▶ host of the window
/// ```
package struct InheritedScope {
  private let scope: EnvironmentScope
  private let root: EnvironmentScope

  /// - Parameters:
  ///   - scope: The scope at the scene.
  ///   - root: The scope at the root of the app, which the windows don't inherit from.
  package init(_ scope: EnvironmentScope, upTo root: EnvironmentScope) {
    self.scope = scope
    self.root = root
  }

  /// Returns the scope of a window's views.
  func makeScope(of window: TreeContext, around host: EnvironmentScope) -> EnvironmentScope {
    EnvironmentScope(of: window, relaying: scope, upTo: root, to: host)
  }
}
