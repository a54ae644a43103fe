package import CanopyCore

/// The scope of a scene, from which the windows of the scene inherit.
///
/// A window sees what the modifiers of its scene set, and beyond them the values of its own host, not those of the app's root:
///
/// ```
/// views of the window ─▶ modifiers of the scene ─▶ host of the window
/// ```
package struct InheritedScope {
  private let scope: EnvironmentScope
  private let root: EnvironmentScope

  /// - Parameters:
  ///   - scope: The scope at the scene.
  ///   - root: The scope at the root of the app, which the windows don't see.
  package init(_ scope: EnvironmentScope, upTo root: EnvironmentScope) {
    self.scope = scope
    self.root = root
  }

  /// Returns the scope of a window's views.
  func makeScope(of window: TreeContext, around host: EnvironmentScope) -> EnvironmentScope {
    EnvironmentScope(of: window, relaying: scope, upTo: root, to: host)
  }
}
