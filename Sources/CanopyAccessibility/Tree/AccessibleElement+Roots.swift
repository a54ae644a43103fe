package import CanopyCore
internal import CanopyLayout
package import CanopyText
package import Foundation

@MainActor
extension AccessibleElement {
  /// Creates the element of a window or a presentation.
  ///
  /// - Parameters:
  ///   - role: The role of the window or the presentation.
  ///   - root: The root of its elements.
  ///   - label: The title, or nil if there is none.
  ///   - children: The child elements.
  package convenience init(
    _ role: AccessibilityRole, of root: ElementIndex, label: Text? = nil, _ children: [AccessibleElement]
  ) {
    let place = AccessibilityPlace(of: root, level: .max)
    self.init(role, at: place)
    node.label = label.map(place.string)
    self.children = children
  }

  /// Creates the element for the handle that resizes a presentation.
  ///
  /// - Parameters:
  ///   - root: The root of the presentation's elements.
  ///   - frame: Returns the frame of the handle in the window.
  package convenience init(handleOf root: ElementIndex, label: Text, value: Text, frame: @escaping () -> CGRect) {
    let place = AccessibilityPlace(of: root, level: .max - 1)
    self.init(.slider, at: place)
    node.label = place.string(label)
    node.value = place.string(value)
    ownFrame = frame
  }

  /// Names a presentation that has no title. Without a name, a dialog would be announced only by its role.
  ///
  /// The name is the label of the container that holds all content, or else the first heading, the first text, or the label of
  /// the first control. An image provides the name only as a last resort.
  package func nameAfterContent(_ content: [AccessibleElement]) {
    guard node.label?.isEmpty ?? true else { return }
    if content.count == 1, !content[0].children.isEmpty, let label = content[0].node.label {
      node.label = label
      return
    }
    let named = content.flatMap(\.inOrder).filter { $0.label?.isEmpty == false }
    let naming =
      named.first { $0.role == .heading } ?? named.first { $0.role == .text } ?? named.first { $0.role != .image }
    node.label = (naming ?? named.first)?.label
  }

  private var inOrder: [AccessibilityNode] { [node] + children.flatMap(\.inOrder) }

  /// Adds an action of one of the standard kinds.
  package func add(_ kind: AccessibilityNodeAction.Kind, _ action: @escaping () -> Void) {
    add(AccessibilityNodeAction(kind), .run(action))
  }
}

extension AccessibilityPlace {
  /// The context of a window, a presentation, or a part of a presentation.
  @MainActor
  fileprivate init(of root: ElementIndex, level: UInt8) {
    let elements = ViewRuntime.elements
    self.init(
      element: root, anchor: root, level: level, environment: elements.environment(of: root),
      now: elements[root].scope.takeUnretainedValue().tree.clock.now)
  }
}

extension AccessibilityMemory {
  /// Returns the elements of a tree in reading order.
  package func elements(ofRoot root: ElementIndex) -> [AccessibleElement] {
    AccessibilityBuilder(self).elements(of: root)
  }

  /// The accessibility elements that may have moved since the last report.
  package var movedElements: [AccessibleElement] { moved.flatMap(elements(of:)) }
}
