package import CanopyStyle
package import Foundation

/// A movement of a pointer without a pressed button, or its departure from the window.
package struct HoverEvent: Sendable {
  /// The location in the window, in points, or nil if the pointer has left the window.
  package var location: CGPoint?
  package var modifiers: EventModifiers

  package init(at location: CGPoint?, modifiers: EventModifiers = []) {
    self.location = location
    self.modifiers = modifiers
  }
}
