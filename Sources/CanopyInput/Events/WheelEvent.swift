package import CanopyStyle
package import Foundation

/// A turn of a mouse wheel, or a scroll movement on a trackpad.
package struct WheelEvent: Sendable {
  package enum Phase: Sendable {
    /// A step of a wheel, which has neither a beginning nor an end.
    case step
    /// The fingers begin to scroll on a trackpad.
    case began
    case moved
    /// The fingers leave the trackpad, so the content may go on by itself.
    case ended
  }

  package var phase: Phase
  /// The location of the pointer in the window, in points.
  package var location: CGPoint
  /// The distance by which the visible part moves, to the right and down, in points.
  package var distance: CGSize
  package var modifiers: EventModifiers

  package init(
    _ phase: Phase = .step, by distance: CGSize, at location: CGPoint, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.distance = distance
    self.location = location
    self.modifiers = modifiers
  }
}
