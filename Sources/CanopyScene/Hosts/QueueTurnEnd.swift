internal import CanopyCore
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs an action at the end of a turn of the main queue in which it was requested, once for all requests of the turn.
///
/// A turn is what the main queue and the main run loop run before they look for new work. A program without a display has no loop of a
/// host. So the action waits in both the run loop, which runs it before new blocks of the queue, and the queue, in case nothing runs
/// that loop. The first of the two runs it.
package final class QueueTurnEnd: Sendable {
  private let isRequested = Atomic(false)
  private let isInRunLoop = Atomic(false)
  private let action: @MainActor @Sendable () -> Void

  package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Requests the action. Called on any thread.
  package func request() {
    if isRequested.exchange(true, ordering: .acquiringAndReleasing) { return }
    DispatchQueue.main.async { self.run() }
    if isInRunLoop.exchange(true, ordering: .acquiringAndReleasing) { return }
    RunLoop.main.perform {
      self.isInRunLoop.store(false, ordering: .releasing)
      self.run()
    }
  }

  private func run() {
    guard isRequested.exchange(false, ordering: .acquiringAndReleasing) else { return }
    onMainActor { action() }
  }
}
