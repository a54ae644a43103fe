package import CanopyLayout
package import Foundation
package import CanopyCore
package import CanopyDrawing

/// The trees of a window that are shown elsewhere than they are laid out, because their presentations move.
///
/// Assistive technologies need frames and points where people touch: a tap in the middle of a motion has to find its button.
@MainActor
package final class ShownRoots {
  package static let companion = TreeCompanion { ShownRoots() }

  /// The transforms to the places where the trees are shown, by their roots.
  package var transforms: [ElementIndex: CGAffineTransform] = [:]

  private init() {}

  /// Returns the frame of an element in the window, where it is shown now.
  package static func frame(of node: LayoutNode) -> CGRect {
    let transforms = node.tree[ShownRoots.companion].transforms
    if transforms.isEmpty { return node.frame }
    return transforms[ViewRuntime.elements.root(of: node.element)].map(node.frame.applying) ?? node.frame
  }
}
