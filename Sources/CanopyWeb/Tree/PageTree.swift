internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyInput
internal import CanopyScene
internal import Foundation

/// The accessibility tree of a window that its page knows.
@MainActor
final class PageTree {
  private var nodes: [String: AccessibilityNode] = [:]
  private let accessibility: WindowAccessibility
  private var isFirst = true

  /// Reports the tree, and then its changes.
  init(_ accessibility: WindowAccessibility, report: @escaping (TreeChanges) -> Void) {
    self.accessibility = accessibility
    accessibility.listen { [weak self] in
      // The first report arrives before the initializer returns.
      if let self { report(changes($0)) }
    }
  }

  func stop() { accessibility.stopListening() }

  private func changes(_ diff: AccessibilityDiff) -> TreeChanges {
    var changes = TreeChanges()
    for node in diff.added + diff.changed {
      nodes[node.id.name] = node
      changes.nodes.append(TreeChanges.Node(node))
      changes.children[node.id.name] = node.children.map(\.name)
    }
    for id in diff.removed {
      nodes[id.name] = nil
      changes.removed.append(id.name)
    }
    for (id, place) in diff.moved {
      nodes[id.name]?.frame = place.frame
      nodes[id.name]?.activationPoint = place.activationPoint
      changes.moved[id.name] = place.frame._numbers
    }
    for (id, children) in diff.rearranged { changes.children[id.name] = children.map(\.name) }
    changes.announcements = diff.events.map(\.text).filter { !$0.isEmpty }
    changes.focus = diff.focus?.name
    if isFirst {
      isFirst = false
      changes.root = diff.added.first { $0.role == .window }?.id.name
    }
    return changes
  }

  /// Returns a node by its name in messages, or nil if the window no longer has it.
  subscript(name: String) -> AccessibilityNode? { nodes[name] }
}

extension AccessibilityEvent {
  fileprivate var text: String {
    switch self {
    case .announcement(let text), .pageScrolled(let text): text
    case .layoutChanged, .screenChanged: ""
    }
  }
}
