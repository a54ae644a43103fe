package import CanopyCore
internal import CanopyLayout

/// The looks in all windows whose frames show animations.
@MainActor
package final class ShownLooks: LookObserver {
  package static let shared = ShownLooks()

  /// Starts to observe changes of all elements in windows whose frames show animations.
  package static func install() { LookChanges.observer = shared }

  /// The roots of displayed trees.
  private var roots: Set<ElementIndex> = []

  /// Adds the root of a tree that a window displays.
  package func add(_ root: ElementIndex) { roots.insert(root) }

  /// Removes a root that is no longer displayed.
  package func remove(_ root: ElementIndex) { roots.remove(root) }

  package func willDrawAgain(_ element: ElementIndex) {
    let node = LayoutNode(element)
    guard node.motions.areShown else { return }
    node.tree[WindowLooks.companion].note(element)
  }

  package var isBehind: Bool { roots.contains(where: isBehind) }

  private func isBehind(_ root: ElementIndex) -> Bool {
    // Most windows of an app have nothing to draw, which the record of their root shows.
    let drawn = ViewRuntime.elements.drawn(root)
    guard drawn.pointee.firstToVisit != 0 || drawn.pointee.flags != .isDrawn else { return false }
    let node = LayoutNode(root)
    return node.record.pointee.flags.contains(.isPlaced) && node.motions.areShown
  }

  package func catchUp() {
    for root in roots where isBehind(root) {
      let (node, drawn) = (LayoutNode(root), ViewRuntime.elements.drawn(root))
      let isDrawn = drawn.pointee.flags.contains(.isDrawn)
      _ = DisplayBuilder.list(of: node, scale: isDrawn ? drawn.pointee.scale : node.surroundings.displayScale)
    }
  }
}
