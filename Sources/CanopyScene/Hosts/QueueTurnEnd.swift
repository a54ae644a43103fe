internal import CanopyCore
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs an action once at the end of each main queue turn in which it was requested.
///
/// A turn is the work that the main queue and the main run loop perform before they look for more. A program without a display
/// has no host loop, so the action is scheduled in both: in the run loop, which runs it before new blocks of the queue, and in
/// the queue, in case nothing runs that loop. Whichever comes first runs it.
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
