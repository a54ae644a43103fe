package import Foundation

/// A surface that people drag up and down by content that doesn't follow the drag itself, such as a sheet.
///
/// All distances and velocities are those of the touch: they are positive downwards.
@MainActor
package protocol DragSurface: AnyObject {
  /// A Boolean value that indicates whether people can drag it now.
  var canBeDragged: Bool { get }

  /// A Boolean value that indicates whether a touch drags it.
  var isDragged: Bool { get }

  /// Begins or continues a drag.
  func drag(down distance: CGFloat)

  /// Takes a part of a movement of the touch from scrolled content inside. Returns the part.
  ///
  /// - Parameters:
  ///   - distance: The movement.
  ///   - content: The part by which the content can move. The rest would stretch it beyond its limits.
  func take(_ distance: CGFloat, before content: CGFloat) -> CGFloat

  /// Ends a drag.
  func endDrag(velocity: CGFloat)
}
