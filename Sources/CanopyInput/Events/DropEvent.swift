package import CanopyStyle
package import Foundation

/// A change of a drag from another program over a window.
package struct DropEvent: Sendable {
  package enum Phase: Sendable {
    /// The drag enters the window, with its items.
    case entered([NSItemProvider])
    case moved
    /// The drag leaves the window, or is cancelled.
    case exited
    /// The items are dropped.
    case performed
  }

  package var phase: Phase
  /// The location in the window, in points.
  package var location: CGPoint

  package init(_ phase: Phase, at location: CGPoint) {
    self.phase = phase
    self.location = location
  }
}
