internal import CanopyDrawing
package import CanopyLayout
package import Foundation

extension ElementDrawing {
  /// Returns a Boolean value that indicates whether a shape in the element's frame contains a point.
  package func contains(_ point: CGPoint, in shape: any Shape, isEOFilled: Bool, of node: LayoutNode) -> Bool {
    let frame = CGRect(origin: .zero, size: node.shownSize)
    if shape is Rectangle { return frame.contains(point) }
    return outline(of: shape, in: frame, node, strokes: true).contains(point, eoFill: isEOFilled)
  }
}
