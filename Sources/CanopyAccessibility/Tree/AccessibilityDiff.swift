package import Foundation

/// The differences between two accessibility trees of a window, and what happened between them.
///
/// Applied to the old tree, it gives the new one.
package struct AccessibilityDiff: Equatable {
  /// The place of a node in the window.
  package struct Place: Equatable {
    package let frame: CGRect
    package let activationPoint: CGPoint
  }

  /// The nodes that have come.
  package internal(set) var added: [AccessibilityNode] = []
  /// The nodes that have gone.
  package internal(set) var removed: [AccessibilityID] = []
  /// The nodes with other properties than before.
  package internal(set) var changed: [AccessibilityNode] = []
  /// The nodes that are elsewhere, or have another size, and are the same apart from that.
  package internal(set) var moved: [AccessibilityID: Place] = [:]
  /// The nodes with others inside, or with the same ones in another order.
  package internal(set) var rearranged: [AccessibilityID: [AccessibilityID]] = [:]
  /// The announcements of the program.
  package internal(set) var events: [AccessibilityEvent] = []
  /// The node to which the program moves the focus of assistive technologies; nil if it doesn't.
  package internal(set) var focus: AccessibilityID?

  /// Creates differences without any.
  package init() {}

  /// A Boolean value that indicates whether nothing has changed.
  package var isEmpty: Bool { self == AccessibilityDiff() }
}

/// An announcement of the program for assistive technologies.
package enum AccessibilityEvent: Equatable, Sendable {
  case announcement(String)
  case pageScrolled(String)
  /// A part of the screen is different.
  case layoutChanged
  /// The screen shows something else.
  case screenChanged
}

extension AccessibilityTree {
  /// Applies differences.
  package mutating func apply(_ diff: AccessibilityDiff) {
    for id in diff.removed { nodes[id] = nil }
    for node in diff.added + diff.changed { nodes[node.id] = node }
    for (id, place) in diff.moved {
      nodes[id]?.frame = place.frame
      nodes[id]?.activationPoint = place.activationPoint
    }
    for (id, children) in diff.rearranged { nodes[id]?.children = children }
  }
}
