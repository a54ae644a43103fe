internal import CGLib
internal import Synchronization

/// Runs an action once at the end of each main loop turn in which it was requested.
///
/// A turn is the work that the loop performs before it looks for more: the blocks waiting on the main queue, due timers, or
/// input. The action runs before any blocks that these blocks have added. If one block sets a state, and a block that it adds
/// sets the state again, there are therefore two updates. An idle loop isn't woken.
package final class TurnEnd: Sendable {
  private let isRequested = Atomic(false)
  private let action: @MainActor @Sendable () -> Void

  package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Requests the action. Called on any thread.
  package func request() {
    if isRequested.exchange(true, ordering: .acquiringAndReleasing) { return }
    // Sources with a higher priority than the main queue's run before it. Adding a source wakes the loop.
    // Safe because the source fires once, and releases the object then.
    let data = Unmanaged.passRetained(self).toOpaque()
    g_idle_add_full(
      Self.priority,
      { data in
        TurnEnd.sourceFired(data)
        return 0
      }, data, nil)
  }

  /// The priority of sources that run before all others, `G_PRIORITY_HIGH`.
  private static var priority: gint { -100 }

  private static func sourceFired(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    // Safe because the source retained the object, and fires once.
    let end = Unmanaged<TurnEnd>.fromOpaque(data).takeRetainedValue()
    end.isRequested.store(false, ordering: .releasing)
    // The loop runs on the main thread.
    MainActor.assumeIsolated { end.action() }
  }
}
