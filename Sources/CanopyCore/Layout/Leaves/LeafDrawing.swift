internal import Foundation

/// The context in which leaves draw themselves. Extensions draw shapes, images, texts and placeholders.
@MainActor
package struct LeafDrawing {
  /// The number of pixels to a point.
  let scale: CGFloat
  /// The innermost `containerShape(_:)` around what is drawn.
  var container: ContainerShape?
}
