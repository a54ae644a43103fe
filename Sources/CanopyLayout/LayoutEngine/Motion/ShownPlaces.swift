internal import CanopyCore
package import Foundation

// The positions of elements in the window, as shown and at the end of all motions.

@MainActor
extension LayoutNode {
  /// The position in the window that the element is shown at, without its own transforms and the transforms of its ancestors.
  package var shownPlace: CGPoint {
    var (place, around) = (shownOrigin, parent)
    while let node = around {
      let (origin, displacement) = (node.shownOrigin, node.contentDisplacement(node.shownDisplacement))
      place = CGPoint(x: place.x + origin.x + displacement.x, y: place.y + origin.y + displacement.y)
      around = node.parent
    }
    return place
  }

  /// The position of the children's area in the window at the end of all motions, without transforms.
  package var placeOfContent: CGPoint {
    var (place, next) = (CGPoint.zero, Optional(self))
    while let node = next {
      let (origin, displacement) = (node.record.pointee.origin, node.contentDisplacement(node.displacement))
      place = CGPoint(x: place.x + origin.x + displacement.x, y: place.y + origin.y + displacement.y)
      next = node.parent
    }
    return place
  }

  /// The position in the closest geometry group at the end of all motions, without transforms, offsets and scrolling.
  package var placeInGroup: CGPoint {
    var (place, next) = (CGPoint.zero, Optional(self))
    while let node = next, !node.isGeometryGroup {
      let origin = node.record.pointee.origin
      place = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
      next = node.parent
    }
    return place
  }

  /// The frame in its window or presentation that people currently see the element in, with edges on whole pixels. For a rotated
  /// element, its bounding box.
  ///
  /// It includes offsets, transforms, scrolling and motions, and the transition of an element that is arriving.
  package var seenFrame: CGRect {
    ShownGeometry.see {
      var (node, frame) = (self, CGRect(origin: .zero, size: shownSize))
      while true {
        // The picture of an arriving element has the size of the element, and is visible in its place.
        if let picture = node.arrival?.picture { node = LayoutNode(picture) }
        let origin = node.shownOrigin
        (frame.origin.x, frame.origin.y) = (frame.minX + origin.x, frame.minY + origin.y)
        guard let around = node.parent else { break }
        around.apply(to: &frame, true)
        node = around
      }
      return frame._snapped(to: surroundings.displayScale)
    }
  }

  /// The frame in the window that the element is shown in, without transforms.
  package var shownFrameInWindow: CGRect { CGRect(origin: shownPlace, size: shownSize) }

  /// The frame in the window at the end of all motions, without transforms.
  package var finalFrameInWindow: CGRect {
    let (around, origin) = (parent?.placeOfContent ?? .zero, record.pointee.origin)
    return CGRect(origin: CGPoint(x: around.x + origin.x, y: around.y + origin.y), size: record.pointee.size)
  }

  private func contentDisplacement(_ displacement: @autoclosure () -> CGPoint) -> CGPoint {
    let kind = ViewRuntime.elements[element].kind
    return kind == .wrapper || kind == .container ? displacement() : .zero
  }
}
