internal import CanopyStyle
package import CoreTransferable
package import Foundation

/// A change of a drag from another program over the window.
package struct DropEvent: Sendable {
  package enum Phase: Sendable {
    /// The drag enters the window with its items.
    case entered([NSItemProvider])
    case moved
    /// The drag leaves the window or is canceled.
    case exited
    /// The items are dropped.
    case performed(End = End())
  }

  /// A host's action to run after the views have received a drop.
  package struct End: Sendable {
    let run: @MainActor @Sendable (_ isAccepted: Bool) -> Void

    package init(_ run: @escaping @MainActor @Sendable (_ isAccepted: Bool) -> Void = { _ in }) { self.run = run }
  }

  package var phase: Phase
  /// The location in the window, in points.
  package var location: CGPoint

  package init(_ phase: Phase, at location: CGPoint) {
    self.phase = phase
    self.location = location
  }
}
