package import CanopyCore
package import Foundation

/// The identity of an accessibility node, which stays the same while its view is in the tree.
package struct AccessibilityID: Hashable, Sendable {
  /// The element of the view.
  package let element: ElementIndex
  /// The stamp of the element's record, which tells the element from a later one with the same index.
  package let stamp: UInt32
  /// Tells apart the nodes of one element: modifiers can put one around the other.
  package let level: UInt8
}

/// A part of the screen as assistive technologies know it.
///
/// A node is a value. Its actions are performed by its identifier.
package struct AccessibilityNode: Equatable, Identifiable {
  package let id: AccessibilityID
  package var role: AccessibilityRole
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits
  /// A Boolean value that indicates whether people can use it. Others are read as dimmed.
  package var isEnabled = true
  /// The state of a toggle; nil for other elements.
  package var toggleState: AccessibilityToggleState?
  package var actions: [AccessibilityNodeAction] = []
  /// The frame in the window.
  package var frame = CGRect.zero
  /// The point in the window that stands for a tap on the element.
  package var activationPoint = CGPoint.zero
  /// Elements of higher priority come first among those of a container.
  package var sortPriority = 0.0
  /// The language of the texts.
  package var language: String?
  package var isRightToLeft = false
  package var details = AccessibilityDetails()
  /// The nodes inside, in reading order.
  package var children: [AccessibilityID] = []

  init(_ role: AccessibilityRole, id: AccessibilityID) {
    self.id = id
    self.role = role
    traits = role.traits
  }

  /// Changes the traits, and the role with them.
  mutating func setTraits(_ new: AccessibilityTraits) {
    traits = new
    role = role.with(new)
  }
}

/// The state of a toggle.
package enum AccessibilityToggleState: Hashable, Sendable {
  case off, on
  /// Some of the values are on.
  case mixed
}

/// An action that an assistive technology can perform.
package struct AccessibilityNodeAction: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `default`, escape, magicTap, delete, showMenu, increment, decrement, named, zoomIn, zoomOut, setValue
    case scroll(ScrollDirection)
  }

  /// The direction in which the visible part moves.
  package enum ScrollDirection: Hashable, Sendable { case top, bottom, leading, trailing }

  package let kind: Kind
  /// The name; nil for the standard actions.
  package var name: String?
  /// The category of a named action; nil for none.
  package var category: String?
  /// The label of the image of a named action.
  package var image: String?

  package init(_ kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}
