package import CanopyCore
package import Foundation

/// The identity of an accessibility node, which stays the same while its view is in the tree.
package struct AccessibilityID: Hashable, Sendable {
  /// The element of the view that the node describes.
  package let element: ElementIndex
  /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
  package let stamp: UInt32
  /// Distinguishes the nodes of one element, because modifiers can nest them.
  package let level: UInt8
}

/// A part of the screen that assistive technologies can access.
///
/// A node is a value. Its actions are performed through its identifier.
package struct AccessibilityNode: Equatable, Identifiable {
  package let id: AccessibilityID
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits
  /// A Boolean value that indicates whether people can use the element. Others are announced as dimmed.
  package var isEnabled = true
  /// The state of a toggle, or nil for other elements.
  package var toggleState: AccessibilityToggleState?
  package var actions: [AccessibilityNodeAction] = []
  /// The frame in the window.
  package var frame = CGRect.zero
  /// The point in the window at which a tap activates the element.
  package var activationPoint = CGPoint.zero
  /// The sort priority. Elements with a higher priority come first in their container.
  package var sortPriority = 0.0
  /// The language of the element's texts.
  package var language: String?
  package var isRightToLeft = false
  package var details = AccessibilityDetails()
  /// The child nodes, in reading order.
  package var children: [AccessibilityID] = []

  init(_ role: AccessibilityRole, id: AccessibilityID) {
    self.id = id
    self.role = role
    traits = role.traits
  }

  /// Sets the traits, and updates the role accordingly.
  mutating func setTraits(_ new: AccessibilityTraits) {
    traits = new
    role = role.with(new)
  }
}

/// The states of a toggle, including one for a toggle of several values.
package enum AccessibilityToggleState: Hashable, Sendable {
  case off, on
  /// Some of the toggle's values are on, and others are off.
  case mixed
}

/// An action that an assistive technology can perform.
package struct AccessibilityNodeAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `default`, escape, magicTap, delete, showMenu, increment, decrement, named, zoomIn, zoomOut, setValue
    case scroll(ScrollDirection)
  }

  /// The direction in which the visible area moves.
  package enum ScrollDirection: Hashable, Sendable { case top, bottom, leading, trailing }

  package let kind: Kind
  /// The name, or nil for the standard actions.
  package var name: String?
  /// The category of a named action, or nil for none.
  package var category: String?
  /// The label of a named action's image.
  package var image: String?

  package init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}
