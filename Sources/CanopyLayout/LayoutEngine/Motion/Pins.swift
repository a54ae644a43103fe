internal import CanopyCore
package import Foundation

// A picture of a view that has left stays where it is in the window, or in the closest geometry group, whatever the elements around
// it do. So it has no motion against theirs, which another change would have to continue. It is pinned: the origin in which it is
// shown follows from the places around it.

@MainActor
extension LayoutNode {
  /// Keeps the element at a position in the closest geometry group.
  package func pin(at place: CGPoint) {
    forgetMotion()
    motions.pins[element] = place
    record.pointee.flags.insert(.isMoving)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Shows the element at its place in the element around it again.
  package func unpin() {
    forgetMotion()
    ViewRuntime.elements.isElsewhere(element)
  }

  /// The place in the closest geometry group at which the element is shown, without transforms, offsets and scrolling.
  package var shownPlaceInGroup: CGPoint {
    var (place, next) = (shownOrigin, parent)
    while let node = next, !node.isGeometryGroup {
      let origin = node.shownOrigin
      place = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
      next = node.parent
    }
    return place
  }

  /// Returns the origin in which the element is shown to be at a place in the closest geometry group.
  func origin(at place: CGPoint) -> CGPoint {
    guard let parent, !parent.isGeometryGroup else { return place }
    let around = parent.shownPlaceInGroup
    return CGPoint(x: place.x - around.x, y: place.y - around.y)
  }
}

extension WindowMotions {
  /// Moves the pinned elements in the elements around them, whose places may have changed.
  package func placesChanged() {
    for element in pins.keys { ViewRuntime.elements.isElsewhere(element) }
  }
}
