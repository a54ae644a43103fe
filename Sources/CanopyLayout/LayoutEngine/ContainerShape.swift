internal import CanopyCore
package import CanopyDrawing
package import CanopyStyle
package import Foundation

/// The shape of a container, with its frame in the coordinates of an element inside the container.
package struct ContainerShape: Sendable {
  package let outline: any ContainerOutline
  package private(set) var frame: CGRect
  /// The number of shapes that follow this one.
  package let uses: SettingUses

  package init(_ outline: any ContainerOutline, frame: CGRect, _ uses: SettingUses) {
    self.outline = outline
    self.frame = frame
    self.uses = uses
  }

  /// Returns the same shape in coordinates whose origin is a given point.
  package func moved(by origin: CGPoint) -> ContainerShape {
    var container = self
    container.frame.origin.x -= origin.x
    container.frame.origin.y -= origin.y
    return container
  }

  /// Returns the outline of the shape in a smaller rectangle, inset by the minimum distance to the edges of the
  /// container.
  package func path(in rect: CGRect) -> Path {
    let distance = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
    let inset = max(distance, 0)
    return outline.path(in: rect.insetBy(dx: -inset, dy: -inset), insetBy: inset)
  }
}

/// The outline of a container, which container-relative shapes inside it follow.
package protocol ContainerOutline: Sendable {
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the outline in a rectangle, inset by the given length at each edge.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}
