package import Foundation

/// The context in which elements draw themselves. Extensions draw shapes, images, texts, placeholders and effects.
@MainActor
package struct ElementDrawing {
  /// The number of pixels to a point.
  package let scale: CGFloat
  /// The innermost `containerShape(_:)` around the element.
  package var container: ContainerShape?

  package init(scale: CGFloat) { self.scale = scale }
}
