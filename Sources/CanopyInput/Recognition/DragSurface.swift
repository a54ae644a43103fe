package import Foundation

/// A surface, such as a sheet, that people can drag up and down by any content that doesn't handle the drag itself.
///
/// All distances and velocities refer to the touch, and are positive downward.
@MainActor
package protocol DragSurface: AnyObject {
  /// A Boolean value that indicates whether people can currently drag the surface.
  var canBeDragged: Bool { get }

  /// A Boolean value that indicates whether a touch is dragging the surface.
  var isDragged: Bool { get }

  /// Begins or continues a drag.
  func drag(down distance: CGFloat)

  /// Takes part of a touch's movement from scrolled content inside the surface. Returns the part that it took.
  ///
  /// - Parameters:
  ///   - distance: The movement of the touch.
  ///   - content: The part of the movement that the content can follow without stretching beyond its limits.
  func take(_ distance: CGFloat, before content: CGFloat) -> CGFloat

  /// Ends a drag. The surface continues from the given downward velocity.
  func endDrag(velocity: CGFloat)
}
