internal import CanopyCore
package import CanopyDrawing
package import CanopyStyle
package import CanopyText
package import Foundation

/// The values around a leaf, and the engine that measures text, for a leaf that is being measured.
///
/// A leaf can be measured several times in an update, or not at all, so measuring can't reach anything that it could change.
@MainActor
package struct LeafMeasuring {
  private let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  /// The environment values that affect layout. The leaf is measured again when they change.
  package var surroundings: LayoutSurroundings {
    let surroundings = node.surroundings
    surroundings.add(node)
    return surroundings
  }

  /// The axis of the stack that contains the leaf, or nil if there is none.
  package var stackOrientation: Axis? { node.stackOrientation }

  /// Returns the request for measuring a text.
  package func request(for text: Text) -> TextRequest { node.request(for: text) }

  /// Returns the size of a text for a width and a height.
  package func measure(_ request: TextRequest, width: CGFloat, height: CGFloat = .infinity) -> TextMeasure {
    node.tree.textEngine.measure(request, width: width, height: height)
  }

  /// Returns an image in the form that fits the surroundings. A missing image is reported as an issue.
  package func resolved(_ image: Image, in surroundings: ImageSurroundings) -> ResolvedImage {
    ResolvedImage(image, in: surroundings, of: node)
  }
}
