import CanopyCore
import CanopyDrawing
import CanopyLayout
import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI

/// The stage on which the views of a workload are mounted: trees without a window, laid out as in a window.
@MainActor
final class Stage {
  private(set) var trees: [ViewTree] = []
  private let size: CGSize?
  private let textEngine: any TextEngine

  /// - Parameters:
  ///   - isLaidOut: A Boolean value that indicates whether views are laid out.
  ///   - textEngine: The text engine. In the default one, all letters have the same size.
  init(isLaidOut: Bool = true, textEngine: any TextEngine = FixedTextEngine.shared) {
    size = isLaidOut ? CGSize(width: 1280, height: 800) : nil
    self.textEngine = textEngine
  }

  /// Mounts a view in addition to the present ones.
  func show(_ view: some View) {
    trees.append(
      ViewTree(
        view, environment: EnvironmentValues(), context: TreeContext(textEngine: textEngine), size: size))
  }

  /// Updates everything, as a host does before a frame.
  func update() { ViewRuntime.update() }

  /// Scrolls the content of the first tree, if it is a scroll view, and updates all trees.
  func scroll(by distance: CGSize) {
    guard let root = trees.first?.element else { return }
    LayoutNode(ViewRuntime.elements[root].firstChild).scrollContainer?.scroll(by: distance)
    update()
  }

  /// Removes all trees.
  func clear() {
    for tree in trees { tree.end() }
    trees = []
  }

  isolated deinit { clear() }
}
