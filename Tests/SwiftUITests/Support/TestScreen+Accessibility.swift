import CanopyInput
import CanopyPresentation
import CanopyScene
import CanopyTesting
import SwiftUI

@testable import CanopyTesting

extension TestScreen {
  /// Returns the first accessibility node that fulfills a condition.
  func accessibilityNode(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    frame.accessibility.snapshot().inOrder.first(where: condition)
  }

  /// The accessibility nodes inside the window, in reading order.
  var nodesInWindow: [AccessibilityNode] {
    frame.accessibility.snapshot().inOrder.filter { $0.role != .window }
  }

  /// Performs an accessibility action of a node by its name.
  func perform(_ name: String, at id: AccessibilityID, text: String = "") {
    guard let node = frame.accessibility.snapshot()[id],
      let action = node.actions.first(where: { $0.kind == .named ? $0.name == name : $0.description == name })
    else { return }
    frame.accessibility.perform(action, at: id, text: text)
    settle()
  }
}
