internal import CanopyCore
package import CanopyStyle

extension ResolvedImage {
  /// Resolves an image of an element. Problems are reported as issues of the element's tree.
  package init(_ image: Image, in surroundings: ImageSurroundings, of node: LayoutNode) {
    self.init(image, in: surroundings, node.tree.engines, place: RuntimeIssue.place(of: node)) {
      RuntimeIssue.record($0, in: node.tree)
    }
  }
}
