package import CanopyStyle
package import Foundation

/// A change of a finger, a pen, or a pressed mouse button in a window.
package struct PointerEvent: Sendable {
  package enum Phase: Sendable {
    case began
    case moved
    case ended
    /// The system takes over the pointer, for example for one of its own gestures.
    case cancelled
  }

  package enum Device: Sendable {
    case touch
    case pen
    case mouse
  }

  /// The identifier of the pointer, from its first event to its last.
  package var id: Int
  package var phase: Phase
  /// The location in the coordinates of the touched layer, in points: the window, or a presentation that may be moving.
  package var location: CGPoint
  /// The location in the window, in points.
  package let windowLocation: CGPoint
  package var device: Device
  /// The pressed modifier keys.
  package var modifiers: EventModifiers

  package init(
    id: Int = 0, _ phase: Phase, at location: CGPoint, device: Device = .touch, modifiers: EventModifiers = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    windowLocation = location
    self.device = device
    self.modifiers = modifiers
  }
}
