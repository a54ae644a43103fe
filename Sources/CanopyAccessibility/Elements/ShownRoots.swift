package import CanopyLayout
package import Foundation
package import CanopyCore
package import CanopyDrawing

/// The trees of a window that are displaced from their layout position, because their presentations are moving.
///
/// Assistive technologies need the visible frames and points, so that a tap during a motion hits its button.
@MainActor
package final class ShownRoots {
  package static let companion = TreeCompanion { ShownRoots() }

  /// The transforms to the visible positions of trees, keyed by their roots.
  package var transforms: [ElementIndex: CGAffineTransform] = [:]

  private init() {}

  /// Returns the frame of an element in the window, where it is shown now.
  package static func frame(of node: LayoutNode) -> CGRect {
    let transforms = node.tree[ShownRoots.companion].transforms
    if transforms.isEmpty { return node.frame }
    return transforms[ViewRuntime.elements.root(of: node.element)].map(node.frame.applying) ?? node.frame
  }
}
