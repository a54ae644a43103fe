internal import CanopyGraph
internal import Glibc

/// Which observers of state run, and on which threads: those that set their own property aren't called for that.
///
/// A table for all, because few properties have observers, and every `StateBox` would pay for a field.
enum RunningObservers {
  private struct Run: Hashable {
    let state: ObjectIdentifier
    let thread: UInt
  }

  private static let runs = Guarded<Set<Run>>([])

  /// Calls `body`, which calls the observers of `state`.
  ///
  /// - Returns: False, without calling `body`, if the observers of `state` run on this thread already.
  @discardableResult
  static func run(of state: AnyObject, _ body: () -> Void) -> Bool {
    let run = Run(state: ObjectIdentifier(state), thread: UInt(pthread_self()))
    guard runs.withLock({ $0.insert(run).inserted }) else { return false }
    defer { _ = runs.withLock { $0.remove(run) } }
    body()
    return true
  }
}
