internal import CanopyCore
package import CanopyStyle
package import Foundation

@MainActor
extension LayoutNode {
  /// The range of an element along the axis of a scroll view, and the visible range of the scroll view, both measured from its
  /// beginning.
  package struct ScrolledRange {
    package let start: CGFloat
    package let length: CGFloat
    package let visible: CGFloat
  }

  /// Returns the range of the element in the nearest scroll view.
  ///
  /// - Parameter axis: The axis along which the scroll view scrolls; nil for any axis.
  package func scrolledRange(along axis: Axis?) -> ScrolledRange? {
    guard record.pointee.flags.contains(.isPlaced) else { return nil }
    for around in sequence(first: self, next: \.parent).dropFirst() {
      guard let container = around.ownScrollContainer else { continue }
      let own: Axis = axis ?? (container.isVertical ? .vertical : .horizontal)
      guard container.scrolls(along: own) else { continue }
      let (frame, outer, margins) = (exactFrame, around.exactFrame, container.margins(of: around))
      if own == .vertical {
        return ScrolledRange(
          start: frame.minY - outer.minY - margins.top, length: frame.height, visible: outer.height - margins.vertical)
      }
      let start = around.surroundings.mirrors ? outer.maxX - frame.maxX : frame.minX - outer.minX
      return ScrolledRange(
        start: start - margins.leading, length: frame.width, visible: outer.width - margins.horizontal)
    }
    return nil
  }
}
