internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The drawn scroll views of a window, each with the distance by which its content is visible beyond its edges.
///
/// The distance depends on the places of all ancestors, so it is checked after each layout.
final class DrawnScrollContainers {
  /// The scroll views of a tree.
  static let companion = TreeCompanion { DrawnScrollContainers() }

  private var known: [ElementIndex: EdgeInsets] = [:]
  private var movements = 0

  /// Returns the distance by which the content of a scroll view is visible beyond its edges: in the safe areas that it touches.
  func insets(of node: LayoutNode) -> EdgeInsets {
    let insets = node.physical(node.safeAreaInsets)
    known[node.element] = insets
    return insets
  }

  /// Marks the scroll views whose visible area has changed, so that they are drawn again.
  func noteInsets(after layout: WindowLayout) {
    guard movements != layout.movements else { return }
    movements = layout.movements
    for (element, insets) in known {
      let node = LayoutNode(element)
      if !ViewRuntime.elements.drawn(element).pointee.flags.contains(.isDrawn) || node.ownScrollContainer == nil {
        known[element] = nil
      } else if node.physical(node.safeAreaInsets) != insets {
        ViewRuntime.elements.needsDrawing(element)
      }
    }
  }
}
