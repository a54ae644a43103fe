internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The scroll views of a window that were drawn, each with how far its content could be seen beyond its edges.
///
/// That depends on where everything around a scroll view is, so it is looked at again after each layout.
final class DrawnScrollContainers {
  /// The scroll views of a tree.
  static let companion = TreeCompanion { DrawnScrollContainers() }

  private var known: [ElementIndex: EdgeInsets] = [:]
  private var movements = 0

  /// Returns how far the content of a scroll view can be seen beyond its edges: in the safe areas that it touches.
  func insets(of node: LayoutNode) -> EdgeInsets {
    let insets = node.physical(node.safeAreaInsets)
    known[node.element] = insets
    return insets
  }

  /// Has those scroll views drawn again whose content can be seen elsewhere than before.
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
