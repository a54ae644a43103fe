internal import CanopyCore
package import CanopyStyle
internal import Foundation

/// An element at whose edges something is in the way: its content is laid out inside of that.
protocol InsetWrapper: ElementLayout {
  /// How far what is in the way reaches in, from the edges of the element, in reading coordinates.
  func insets(of node: LayoutNode) -> EdgeInsets
}

extension LayoutNode {
  /// How far what is in the way around reaches beyond the edges of this element: from those edges that touch it.
  ///
  /// Content that scrolls has no safe area along the axes of its scroll view, which keeps it clear of that.
  package var safeAreaInsets: EdgeInsets {
    let own = exactFrame
    var outer = own
    var next = parent
    var scrolled: Axis.Set = []
    while let node = next {
      if let container = node.ownScrollContainer {
        if container.scrolls(along: .vertical) { scrolled.insert(.vertical) }
        if container.scrolls(along: .horizontal) { scrolled.insert(.horizontal) }
      } else if ViewRuntime.elements[node.element].kind == .wrapper, let wrapper = node.layout as? any InsetWrapper {
        let insets = node.physical(wrapper.insets(of: node)).without(scrolled)
        outer = outer.grown(into: node.exactFrame, beyond: insets)
      }
      next = node.parent
    }
    let insets = EdgeInsets(
      top: own.minY - outer.minY, leading: own.minX - outer.minX, bottom: outer.maxY - own.maxY,
      trailing: outer.maxX - own.maxX)
    return physical(insets)
  }

  /// Left for leading, or the other way round where the leading edge is on the right.
  package func physical(_ insets: EdgeInsets) -> EdgeInsets {
    guard surroundings.mirrors else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

extension EdgeInsets {
  /// The insets of the other axes.
  fileprivate func without(_ axes: Axis.Set) -> EdgeInsets {
    var insets = self
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    return insets
  }
}

extension CGRect {
  /// The rectangle with those edges that touch what is in the way at the edges of `area` moved to these.
  fileprivate func grown(into area: CGRect, beyond insets: EdgeInsets) -> CGRect {
    let tolerance = 0.01
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if insets.leading > 0, left <= area.minX + insets.leading + tolerance { left = Swift.min(left, area.minX) }
    if insets.top > 0, top <= area.minY + insets.top + tolerance { top = Swift.min(top, area.minY) }
    if insets.trailing > 0, right >= area.maxX - insets.trailing - tolerance { right = Swift.max(right, area.maxX) }
    if insets.bottom > 0, bottom >= area.maxY - insets.bottom - tolerance { bottom = Swift.max(bottom, area.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
