package import CanopyCore
internal import CanopyDisplay
package import CanopyLayout
package import Foundation

@MainActor
extension LayoutNode {
  /// Returns the element that receives touches at a point: the frontmost leaf there, or an element with a content shape.
  ///
  /// - Parameter point: A point in the coordinates of the parent element, or of the window for a root.
  @MainActor
  package func touched(at point: CGPoint) -> ElementIndex? {
    if isHidden { return nil }
    let layout = layout
    let own = point._relative(to: shownOrigin)
    guard let inside = layout.inside(own, of: self, for: .touch) else { return nil }
    let kind = ViewRuntime.elements[element].kind
    switch kind {
    case .text: return isInFrame(own) ? element : nil
    case .leaf: return layout.isTouched(at: own, of: self) ? element : nil
    case .group, .root, .container, .button, .layered, .wrapper:
      if ownScrollContainer != nil, !isInFrame(own), !isScrollClipDisabled { return nil }
      let content = inside._relative(to: contentDisplacement)
      for child in touchableChildren.reversed() {
        if let touched = child.touched(at: content) { return touched }
      }
      let isTouched =
        kind == .button || ownScrollContainer != nil ? isInFrame(own) : layout.isTouched(at: own, of: self)
      return isTouched ? element : nil
    }
  }

  @MainActor
  private var touchableChildren: [LayoutNode] {
    // A mask's layers aren't visible, and neither are a canvas's, because the canvas draws them itself.
    layout.masks || layout.hidesLayers ? Array(children.prefix(1)) : childrenFromBackToFront
  }

  private func isInFrame(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: shownSize).contains(point) }

  /// The offset by which the children are displaced.
  fileprivate var contentDisplacement: CGPoint {
    let kind = ViewRuntime.elements[element].kind
    return kind == .wrapper || kind == .container ? shownDisplacement : .zero
  }
}

@MainActor
extension LayoutNode {
  /// Converts a point from the window to the element, or returns nil if a transform flattens the element.
  @MainActor
  package func converted(_ point: CGPoint) -> CGPoint? {
    let path = sequence(first: self) { $0.parent }.reversed()
    var point = point
    for (index, node) in path.enumerated() {
      point = point._relative(to: node.shownOrigin)
      if index == path.count - 1 { return point }
      guard let inside = node.layout.inside(point, of: node, for: .description) else { return nil }
      point = inside._relative(to: node.contentDisplacement)
    }
    return point
  }

  /// Converts a location from the window to a coordinate space, as seen from the element.
  @MainActor
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: converted(point) ?? point
    case .named(let name): ancestor(named: name).map { $0.converted(point) ?? point } ?? point
    }
  }
}

extension CGPoint {
  /// Returns the point relative to an origin.
  func _relative(to origin: CGPoint) -> CGPoint { CGPoint(x: x - origin.x, y: y - origin.y) }

  /// Returns the distance to another point.
  func _distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
