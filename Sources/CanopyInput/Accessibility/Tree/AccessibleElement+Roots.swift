package import CanopyCore
internal import CanopyLayout
internal import Foundation

@MainActor
extension AccessibleElement {
  /// Creates the element of a window or a presentation.
  ///
  /// - Parameters:
  ///   - root: The root of its elements.
  ///   - children: The accessibility elements inside.
  package convenience init(_ role: AccessibilityRole, of root: ElementIndex, _ children: [AccessibleElement]) {
    let elements = ViewRuntime.elements
    self.init(
      role,
      at: AccessibilityPlace(
        element: root, anchor: root, level: .max, environment: elements.environment(of: root),
        now: elements[root].scope.takeUnretainedValue().tree.clock.now))
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
