package import CanopyCore
internal import CanopyLayout
package import CanopyStyle
internal import Foundation

@MainActor
extension AccessibleElement {
  /// Creates the element of a window or a presentation.
  ///
  /// - Parameters:
  ///   - role: The role of the window or the presentation.
  ///   - root: The root of its elements.
  ///   - label: The title; nil if it has none.
  ///   - children: The accessibility elements inside.
  package convenience init(
    _ role: AccessibilityRole, of root: ElementIndex, label: Text? = nil, _ children: [AccessibleElement]
  ) {
    let elements = ViewRuntime.elements
    let place = AccessibilityPlace(
      element: root, anchor: root, level: .max, environment: elements.environment(of: root),
      now: elements[root].scope.takeUnretainedValue().tree.clock.now)
    self.init(role, at: place)
    node.label = label.map(place.string)
    self.children = children
  }
}

extension AccessibilityMemory {
  /// Returns the elements of a tree in reading order.
  package func elements(ofRoot root: ElementIndex) -> [AccessibleElement] {
    AccessibilityBuilder(self).elements(of: root)
  }

  /// The accessibility elements that may have another frame than at the last report.
  package var movedElements: [AccessibleElement] { moved.flatMap(elements(of:)) }
}
