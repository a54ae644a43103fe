internal import CanopyCore
package import Foundation

// The places of elements in the window as they are shown, and as they are when all motion has ended.

@MainActor
extension LayoutNode {
  /// The place in the window at which the element is shown, without its transforms and those around it.
  package var shownPlace: CGPoint {
    var (place, around) = (shownOrigin, parent)
    while let node = around {
      let (origin, displacement) = (node.shownOrigin, node.contentDisplacement(node.shownDisplacement))
      place = CGPoint(x: place.x + origin.x + displacement.x, y: place.y + origin.y + displacement.y)
      around = node.parent
    }
    return place
  }

  /// The place in the window of the children's area when all motion has ended, without transforms.
  package var placeOfContent: CGPoint {
    var (place, next) = (CGPoint.zero, Optional(self))
    while let node = next {
      let (origin, displacement) = (node.record.pointee.origin, node.contentDisplacement(node.displacement))
      place = CGPoint(x: place.x + origin.x + displacement.x, y: place.y + origin.y + displacement.y)
      next = node.parent
    }
    return place
  }

  /// The place in the closest geometry group when all motion has ended, without transforms, offsets and scrolling.
  package var placeInGroup: CGPoint {
    var (place, next) = (CGPoint.zero, Optional(self))
    while let node = next, !node.isGeometryGroup {
      let origin = node.record.pointee.origin
      place = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
      next = node.parent
    }
    return place
  }

  /// The frame in its window or presentation in which people see the element now, with edges on whole pixels: the bounding box of a
  /// rotated element.
  ///
  /// Offsets, transforms, scrolling and motions count, and so does the transition of an element that is arriving.
  package var seenFrame: CGRect {
    ShownGeometry.see {
      var (node, frame) = (self, CGRect(origin: .zero, size: shownSize))
      while true {
        // The picture of an arriving element has its size, and is where the element is seen.
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

  /// The frame in the window in which the element is shown, without transforms.
  package var shownFrameInWindow: CGRect { CGRect(origin: shownPlace, size: shownSize) }

  /// The frame in the window when all motion has ended, without transforms.
  package var finalFrameInWindow: CGRect {
    let (around, origin) = (parent?.placeOfContent ?? .zero, record.pointee.origin)
    return CGRect(origin: CGPoint(x: around.x + origin.x, y: around.y + origin.y), size: record.pointee.size)
  }

  private func contentDisplacement(_ displacement: @autoclosure () -> CGPoint) -> CGPoint {
    let kind = ViewRuntime.elements[element].kind
    return kind == .wrapper || kind == .container ? displacement() : .zero
  }
}
