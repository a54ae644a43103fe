internal import CGLib
internal import Synchronization

/// Runs an action at the end of a turn of the main loop in which it was requested, once for all requests of the turn.
///
/// A turn is what the loop runs before it looks for new work: the blocks that wait on the main queue, timers that are due, or
/// input. The action runs before the blocks that these blocks have added. So a state that is set in one block and set again in a block
/// that the first one adds has two updates. An idle loop isn't woken.
package final class TurnEnd: Sendable {
  private let isRequested = Atomic(false)
  private let action: @MainActor @Sendable () -> Void

  package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Requests the action. Called on any thread.
  package func request() {
    if isRequested.exchange(true, ordering: .acquiringAndReleasing) { return }
    // Sources of a higher priority than that of the main queue run before it. Adding a source wakes the loop.
    // Safe because the source fires once, and releases the object then.
    let data = Unmanaged.passRetained(self).toOpaque()
    g_idle_add_full(
      Self.priority,
      { data in
        TurnEnd.sourceFired(data)
        return 0
      }, data, nil)
  }

  /// The priority of sources that run before all others: `G_PRIORITY_HIGH`.
  private static var priority: gint { -100 }

  private static func sourceFired(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because the source has kept the object, and fires once.
    let end = Unmanaged<TurnEnd>.fromOpaque(data).takeRetainedValue()
    end.isRequested.store(false, ordering: .releasing)
    // The loop runs on the main thread.
    MainActor.assumeIsolated { end.action() }
  }
}
