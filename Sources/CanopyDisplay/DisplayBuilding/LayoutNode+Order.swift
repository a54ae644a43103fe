internal import CanopyCore
package import CanopyLayout
internal import CanopyStyle

@MainActor
extension LayoutNode {
  /// The children of the element from back to front: by `zIndex`, then by order.
  package var childrenFromBackToFront: [LayoutNode] {
    var children = children
    if ViewRuntime.elements[element].flags.contains(.isBehind), children.count > 1 {
      children.append(children.removeFirst())
    } else if children.contains(where: { $0.trait(ZIndexKey.self) != nil }) {
      let levels = children.map { $0.trait(ZIndexKey.self) ?? ZIndexKey.defaultValue }
      // The sort is stable.
      children = children.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { children[$0] }
    }
    let layout = layout
    guard layout.bringsToFront else { return children }
    return children.filter { !layout.isInFront($0, of: self) } + children.filter { layout.isInFront($0, of: self) }
  }

  /// Returns the drawn child if there is exactly one, or nil.
  ///
  /// - Parameter layout: The layout of the element.
  func onlyDrawnChild(_ layout: ElementLayout) -> LayoutNode? {
    if layout.hidesLayers { return wrapped }
    return record.pointee.flags.contains(.hasDepartures) ? nil : onlyChild
  }

  /// The children from back to front, including removed children that are still displayed.
  var drawnChildren: [LayoutNode] {
    let departures = departures
    var children = childrenFromBackToFront
    for departure in departures {
      children.insert(LayoutNode(departure.element), at: min(departure.place, children.count))
    }
    return children
  }
}
