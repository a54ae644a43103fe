import CanopyCore
import SwiftUI

/// Where the views of a workload are mounted: trees without a window.
@MainActor
final class Stage {
  private(set) var trees: [ViewTree] = []

  /// Mounts a view beside those that are there.
  func show(_ view: some View) {
    trees.append(ViewTree(view, environment: EnvironmentValues(), context: TreeContext()))
  }

  /// Brings all up to date, as a host does before a frame.
  func update() { ViewRuntime.update() }

  /// Takes all trees down.
  func clear() {
    for tree in trees { tree.end() }
    trees = []
  }

  isolated deinit { clear() }
}
