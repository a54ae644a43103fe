internal import CanopyAnimation
internal import CanopyCore
internal import CanopyStyle
internal import Foundation

// The frame of an element moves relative to the enclosing element. If the enclosing element jumps, because its own transaction
// isn't animated, the content would jump along with it. But an animated view has to move from its old position in the window: the
// lower edge of a bar in a chart doesn't move, for example, if it is the same before and after.

@MainActor
extension LayoutNode {
  /// Animates views inside from their old positions in the window, because this element has jumped.
  func contentJumps(from old: CGPoint, to new: CGPoint) {
    guard TransactionOfUpdate.mayDifferInside, old != new, !isLeaf, !motions.isAdvancing, !isGeometryGroup else {
      return
    }
    contentStays(at: CGSize(width: old.x - new.x, height: old.y - new.y), from: element)
  }

  /// Moves the outermost animated elements inside an element.
  ///
  /// - Parameter distance: The distance of the old positions from the new ones.
  private func contentStays(at distance: CGSize, from around: ElementIndex) {
    let elements = ViewRuntime.elements
    elements.forEachChild(of: around) { child in
      let node = LayoutNode(child)
      let flags = node.record.pointee.flags
      guard flags.contains(.isPlaced), !flags.contains(.isLeftOut) else { return }
      if let transaction = elements.transaction(of: child), transaction.animation != nil {
        let frame = CGRect(origin: node.record.pointee.origin, size: node.record.pointee.size)
        return node.frameChanged(
          from: frame.offsetBy(dx: distance.width, dy: distance.height), to: frame, in: transaction)
      }
      if !node.isLeaf, !flags.contains(.carriesContent) { contentStays(at: distance, from: child) }
    }
  }
}
