internal import Foundation

/// What leaves have to know to draw themselves. Each kind of thing that can be drawn adds how that is done.
@MainActor
package struct LeafDrawing {
  /// How many pixels a point has.
  let scale: CGFloat
  /// The innermost `containerShape(_:)` around what is drawn.
  var container: ContainerShape?
}
