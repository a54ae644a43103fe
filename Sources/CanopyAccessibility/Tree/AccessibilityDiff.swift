package import Foundation

/// The differences between two accessibility trees of a window, and the events between them.
///
/// Applying them to the old tree results in the new one.
package struct AccessibilityDiff: Equatable {
  /// The position of a node in the window.
  package struct Place: Equatable {
    package let frame: CGRect
    package let activationPoint: CGPoint
  }

  /// The nodes that were added.
  package internal(set) var added: [AccessibilityNode] = []
  /// The nodes that were removed.
  package internal(set) var removed: [AccessibilityID] = []
  /// The nodes whose properties have changed.
  package internal(set) var changed: [AccessibilityNode] = []
  /// The nodes of which only the position or the size has changed.
  package internal(set) var moved: [AccessibilityID: Place] = [:]
  /// The nodes whose children, or their order, have changed.
  package internal(set) var rearranged: [AccessibilityID: [AccessibilityID]] = [:]
  /// The app's announcements.
  package internal(set) var events: [AccessibilityEvent] = []
  /// The node to which the app moves the focus of assistive technologies, or nil if it doesn't move the focus.
  package internal(set) var focus: AccessibilityID?

  /// Creates an empty set of differences.
  package init() {}

  /// A Boolean value that indicates whether nothing has changed.
  package var isEmpty: Bool { self == AccessibilityDiff() }
}

/// An announcement from the app to assistive technologies.
package enum AccessibilityEvent: Equatable, Sendable {
  case announcement(String)
  case pageScrolled(String)
  /// Part of the screen has changed.
  case layoutChanged
  /// The screen shows different content.
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
