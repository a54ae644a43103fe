internal import Glibc
internal import Synchronization

/// Which thread is running bodies, if any: only there do reads count as dependencies.
///
/// The main actor is no fixed thread on Linux, so it is asked each time who is updating now.
package enum Updating {
  private static let thread = Atomic<UInt>(0)

  /// True while this thread runs bodies.
  static var isHere: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs `body` with reads counting.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    return try body()
  }
}
