internal import CanopyCore
package import Foundation

// A picture of a view that has been removed stays at its position in the window, or in the closest geometry group, no matter how
// the elements around it move. To avoid a motion that compensates for theirs, and that another change would have to continue, the
// picture is pinned: the origin that it is shown at is computed from the positions of the elements around it.

@MainActor
extension LayoutNode {
  /// Keeps the element at a position in the closest geometry group.
  package func pin(at place: CGPoint) {
    forgetMotion()
    motions.pins[element] = place
    record.pointee.flags.insert(.isMoving)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Shows the element at its position in the enclosing element again.
  package func unpin() {
    forgetMotion()
    ViewRuntime.elements.isElsewhere(element)
  }

  /// The position in the closest geometry group that the element is shown at, without transforms, offsets and scrolling.
  package var shownPlaceInGroup: CGPoint {
    var (place, next) = (shownOrigin, parent)
    while let node = next, !node.isGeometryGroup {
      let origin = node.shownOrigin
      place = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
      next = node.parent
    }
    return place
  }

  /// Returns the origin at which the element has to be shown to be at a position in the closest geometry group.
  func origin(at place: CGPoint) -> CGPoint {
    guard let parent, !parent.isGeometryGroup else { return place }
    let around = parent.shownPlaceInGroup
    return CGPoint(x: place.x - around.x, y: place.y - around.y)
  }
}

extension WindowMotions {
  /// Moves the pinned elements, because the positions of their enclosing elements may have changed.
  package func placesChanged() {
    for element in pins.keys { ViewRuntime.elements.isElsewhere(element) }
  }
}
