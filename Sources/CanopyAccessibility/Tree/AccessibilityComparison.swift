internal import CanopyLayout
internal import Foundation

/// The accessibility elements of a window as a reader knows them.
///
/// Elements that are the same object as before are skipped. So an update visits what has changed, and the elements beside it.
@MainActor
package final class AccessibilityComparison {
  private var root: AccessibleElement?
  private var elements: [AccessibilityID: AccessibleElement] = [:]
  private var frames: [AccessibilityID: CGRect] = [:]
  /// The elements that follow a focus state.
  private var focusable: Set<AccessibilityID> = []

  /// Sets the focus states of elements that have come, to where the focus begins.
  package private(set) var beginFocus: (() -> Void)?

  package init() {}

  /// The element at which the program wants the focus to be; nil for no wish.
  package var requestedFocus: AccessibilityID? { focusable.first { elements[$0]?.requestsFocus == true } }

  /// Returns the differences to other elements, which are known from now on.
  ///
  /// - Parameter moved: The elements that may have another frame.
  package func update(to new: AccessibleElement, moved: [AccessibleElement]) -> AccessibilityDiff {
    var change = Change()
    if let root { compare(root, new, &change) } else { insert(new, &change) }
    root = new
    // A node whose container has changed is in both lists.
    let kept = Set(change.removed.keys).intersection(change.added.keys)
    var diff = change.diff
    for (id, element) in change.removed where !kept.contains(id) { forget(element) }
    beginFocus = nil
    for (id, element) in change.added {
      know(element, id)
      if let begin = element.beginFocus { beginFocus = begin }
    }
    diff.removed = change.removed.keys.filter { !kept.contains($0) }
    for element in change.added.values {
      if kept.contains(element.node.id) {
        diff.changed.append(element.placed)
      } else {
        diff.added.append(element.placed)
      }
    }
    note(moved, in: &diff)
    return diff
  }

  /// The outermost element; nil before the first update.
  package var known: AccessibleElement? { root }

  /// The element with an identifier.
  package func element(_ id: AccessibilityID) -> AccessibleElement? { elements[id] }

  private struct Change {
    var diff = AccessibilityDiff()
    var added: [AccessibilityID: AccessibleElement] = [:]
    var removed: [AccessibilityID: AccessibleElement] = [:]
  }

  private func compare(_ old: AccessibleElement, _ new: AccessibleElement, _ change: inout Change) {
    if old === new { return }
    let id = new.node.id
    if old.node.id != id {
      remove(old, &change)
      return insert(new, &change)
    }
    know(new, id)
    if old.node != new.node || old.activation != new.activation { change.diff.changed.append(new.placed) }
    let (before, after) = (old.children, new.children)
    if before.count == after.count, zip(before, after).allSatisfy({ $0.node.id == $1.node.id }) {
      for (old, new) in zip(before, after) { compare(old, new, &change) }
      return
    }
    change.diff.rearranged[id] = after.map(\.node.id)
    var rest = Dictionary(before.map { ($0.node.id, $0) }) { first, _ in first }
    for child in after {
      if let old = rest.removeValue(forKey: child.node.id) {
        compare(old, child, &change)
      } else {
        insert(child, &change)
      }
    }
    for child in rest.values { remove(child, &change) }
  }

  private func insert(_ element: AccessibleElement, _ change: inout Change) {
    change.added[element.node.id] = element
    for child in element.children { insert(child, &change) }
  }

  private func remove(_ element: AccessibleElement, _ change: inout Change) {
    change.removed[element.node.id] = element
    for child in element.children { remove(child, &change) }
  }

  private func know(_ element: AccessibleElement, _ id: AccessibilityID) {
    elements[id] = element
    if element.focusLinks.isEmpty { focusable.remove(id) } else { focusable.insert(id) }
  }

  private func forget(_ element: AccessibleElement) {
    let id = element.node.id
    (elements[id], frames[id]) = (nil, nil)
    focusable.remove(id)
  }

  /// Notes the frames of elements that may have moved.
  private func note(_ moved: [AccessibleElement], in diff: inout AccessibilityDiff) {
    for node in diff.added + diff.changed { frames[node.id] = node.frame }
    if let root, frames[root.node.id] == nil { frames[root.node.id] = root.frame }
    var visited: Set<AccessibilityID> = []
    func visit(_ element: AccessibleElement) {
      let id = element.node.id
      guard visited.insert(id).inserted else { return }
      if let known = elements[id] {
        let frame = known.frame
        if frames[id] != frame {
          frames[id] = frame
          let placed = known.placed
          diff.moved[id] = AccessibilityDiff.Place(frame: frame, activationPoint: placed.activationPoint)
        }
      }
      for child in element.children { visit(child) }
    }
    for element in moved { visit(element) }
  }
}
