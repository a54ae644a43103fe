internal import CanopyCore
package import CanopyStyle
internal import Foundation

/// An element with insets at its edges. Its content is laid out inside the insets.
protocol InsetWrapper: ElementLayout {
  /// Returns the insets of an element, in reading coordinates.
  func insets(of node: LayoutNode) -> EdgeInsets
}

@MainActor
extension LayoutNode {
  /// The safe area insets of the element: for edges that touch insets, the distance to the outer edges of these insets.
  ///
  /// Scrolled content has no safe area along the axes of its scroll view, which insets the content itself.
  package var safeAreaInsets: EdgeInsets { safeAreaInsets(of: .all) }

  /// Returns the safe area insets of the element that result from the given regions.
  func safeAreaInsets(of regions: SafeAreaRegions) -> EdgeInsets {
    let own = exactFrame
    var outer = own
    var next = parent
    var scrolled: Axis.Set = []
    while let node = next {
      if let container = node.ownScrollContainer {
        if container.scrolls(along: .vertical) { scrolled.insert(.vertical) }
        if container.scrolls(along: .horizontal) { scrolled.insert(.horizontal) }
      } else if ViewRuntime.elements[node.element].kind == .root {
        let insets = node.physical(node.tree[RootInsets.companion][node.element].ignoring(regions)).without(scrolled)
        let area = node.exactFrame._outset(by: insets)
        outer = outer._grown(into: area, beyond: insets)
      } else if regions.contains(.container), ViewRuntime.elements[node.element].kind == .wrapper,
        let wrapper = node.layout as? any InsetWrapper
      {
        let insets = node.physical(wrapper.insets(of: node)).without(scrolled)
        outer = outer._grown(into: node.exactFrame, beyond: insets)
      }
      next = node.parent
    }
    let insets = EdgeInsets(
      top: own.minY - outer.minY, leading: own.minX - outer.minX, bottom: outer.maxY - own.maxY,
      trailing: outer.maxX - own.maxX)
    return physical(insets)
  }

  /// Returns the insets with leading and trailing exchanged in right-to-left layouts.
  package func physical(_ insets: EdgeInsets) -> EdgeInsets {
    guard surroundings.mirrors else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

extension EdgeInsets {
  /// Returns the insets with the insets along some axes set to 0.
  fileprivate func without(_ axes: Axis.Set) -> EdgeInsets {
    var insets = self
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    return insets
  }
}

extension CGRect {
  fileprivate func _outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }

  /// Returns the rectangle, with edges that touch the insets of an area moved to the edges of the area.
  fileprivate func _grown(into area: CGRect, beyond insets: EdgeInsets) -> CGRect {
    let tolerance = 0.01
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if insets.leading > 0, left <= area.minX + insets.leading + tolerance { left = Swift.min(left, area.minX) }
    if insets.top > 0, top <= area.minY + insets.top + tolerance { top = Swift.min(top, area.minY) }
    if insets.trailing > 0, right >= area.maxX - insets.trailing - tolerance { right = Swift.max(right, area.maxX) }
    if insets.bottom > 0, bottom >= area.maxY - insets.bottom - tolerance { bottom = Swift.max(bottom, area.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
