internal import CanopyLayout
internal import Foundation

/// The accessibility elements of a window that a reader has received.
///
/// Identical objects are skipped, so an update visits only elements that have changed, and their siblings.
@MainActor
package final class AccessibilityComparison {
  private var root: AccessibleElement?
  private var elements: [AccessibilityID: AccessibleElement] = [:]
  private var frames: [AccessibilityID: CGRect] = [:]
  /// The elements that a focus state tracks.
  private var focusable: Set<AccessibilityID> = []

  /// Sets the focus states of new elements to their initial values.
  package private(set) var beginFocus: (() -> Void)?

  package init() {}

  /// Returns the element to which the app moves the focus of an assistive technology, or nil if it doesn't request one.
  package func requestedFocus(of technology: AccessibilityTechnologies) -> AccessibilityID? {
    focusable.first { elements[$0]?.requestsFocus(of: technology) == true }
  }

  /// Returns the differences from the known elements to new ones, which then become the known elements.
  ///
  /// - Parameter moved: The elements whose frames may have changed.
  package func update(to new: AccessibleElement, moved: [AccessibleElement]) -> AccessibilityDiff {
    var change = Change()
    if let root { compare(root, new, &change) } else { insert(new, &change) }
    root = new
    // A node that moves to another container is in both lists.
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

  /// The root element, or nil before the first update.
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

  /// Records the frames of elements that may have moved.
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
