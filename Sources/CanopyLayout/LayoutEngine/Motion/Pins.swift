internal import CanopyCore
package import Foundation

// A picture of a view that has left stays where it is in the window, or in the closest geometry group, whatever the elements around
// it do, and a view that has just come is at its final place. So they have no motion against those elements, which another change would
// have to continue. They are pinned: the origin in which a pinned element is shown follows from the places around it.

/// The place at which an element is shown, although elements around it move.
enum Pin {
  /// A place in the closest geometry group, without transforms, offsets and scrolling.
  case place(CGPoint)
  /// The place at which the layout has put the element. It may still move on its own.
  case ownPlace
}

extension LayoutNode {
  /// Shows the element at a place in the closest geometry group from now on.
  package func pin(at place: CGPoint) {
    forgetMotion()
    motions.pins[element] = .place(place)
    record.pointee.flags.insert(.isMoving)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Shows the element at its own place in the window, although elements around it are on the way to theirs, as long as they are.
  package func stand() {
    guard isCarried else { return }
    motions.pins[element] = .ownPlace
    record.pointee.flags.insert(.isMoving)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// A Boolean value that indicates whether an element around this one, in the closest geometry group, is shown elsewhere than at its
  /// place.
  fileprivate var isCarried: Bool {
    var around = parent
    while let node = around, !node.isGeometryGroup {
      if node.record.pointee.flags.contains(.isMoving), node.shownOrigin != node.record.pointee.origin { return true }
      around = node.parent
    }
    return false
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
    for (element, pin) in pins {
      ViewRuntime.elements.isElsewhere(element)
      guard case .ownPlace = pin, !LayoutNode(element).isCarried else { continue }
      pins[element] = nil
      if frames[element] == nil { LayoutNode(element).record.pointee.flags.remove(.isMoving) }
    }
  }
}
