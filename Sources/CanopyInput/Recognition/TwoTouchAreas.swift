internal import CanopyAccessibility
package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The areas of a window in which a view has a two-touch gesture, for hosts that would otherwise use such touches themselves.
@MainActor
package final class TwoTouchAreas {
  package static let companion = TreeCompanion { TwoTouchAreas() }

  private var elements: [ElementIndex: any GestureHandling] = [:]

  private init() {}

  func add(_ element: ElementIndex, _ handler: any GestureHandling) { elements[element] = handler }
  func remove(_ element: ElementIndex) { elements[element] = nil }

  /// Returns the window frames of the views with enabled two-touch gestures, in tree order.
  ///
  /// - Parameter roots: The roots of the trees that people can use.
  package func frames(in roots: [ElementIndex]) -> [CGRect] {
    if elements.isEmpty { return [] }
    return elements.sorted { $0.key < $1.key }.compactMap { element, handler in
      let node = LayoutNode(element)
      guard handler.source.isEnabled, handler.source.mask.contains(.gesture), node.environment.isEnabled,
        !sequence(first: node, next: \.parent).contains(where: \.isHidden),
        roots.contains(ViewRuntime.elements.root(of: element))
      else { return nil }
      var frame = ShownRoots.frame(of: node)
      for around in sequence(first: node, next: \.parent).dropFirst() where around.ownScrollContainer != nil {
        frame = frame.intersection(ShownRoots.frame(of: around))
      }
      return frame.isEmpty ? nil : frame
    }
  }
}
