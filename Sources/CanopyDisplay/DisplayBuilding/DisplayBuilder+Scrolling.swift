internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension DisplayBuilder {
  /// Returns the drawing of a scroll view: the visible part of its content, and indicators in front of it.
  func scrolled(_ content: DisplayList, in node: LayoutNode, _ frame: CGRect) -> DisplayList {
    let area = Path(scrolledArea(of: node, in: frame)._snapped(to: scale))
    let clipped =
      node.isScrollClipDisabled ? content : content.grouped(.clip(area, FillStyle()), of: node.element)
    let overlay = ScrollOverlay.items(of: node, in: frame)
    if overlay.isEmpty { return clipped }
    return DisplayList(parts: [
      DisplayList.Part(id: node.element, clipped), DisplayList.Part(id: 0, DisplayList(overlay)),
    ])
  }

  /// Returns the area in which the content of a scroll view is visible.
  func scrolledArea(of node: LayoutNode, in frame: CGRect) -> CGRect {
    // Insets at the edges cover the content but don't hide it.
    let hidden = node.tree[DrawnScrollContainers.companion].insets(of: node)
    return CGRect(
      x: frame.minX - hidden.leading, y: frame.minY - hidden.top, width: frame.width + hidden.horizontal,
      height: frame.height + hidden.vertical)
  }
}
