package import CanopyStyle
package import Foundation

/// A turn of a mouse wheel, or a scroll movement on a trackpad.
package struct WheelEvent: Sendable {
  package enum Phase: Sendable {
    /// A step of a wheel, without a beginning or an end.
    case step
    /// The fingers begin to scroll on a trackpad.
    case began
    case moved
    /// The fingers leave the trackpad. The content can continue to scroll.
    case ended
  }

  package var phase: Phase
  /// The location of the pointer in the window, in points.
  package var location: CGPoint
  /// The movement of the visible area to the right and downward, in points.
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
