internal import Glibc
internal import Synchronization

/// The thread that runs bodies. Only there, reads count as dependencies.
///
/// The main actor has no fixed thread on Linux, so the current thread is checked each time.
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

/// Runs a main-actor closure with a value that isn't sendable, in code that is known to run on the main actor.
package func onMainActor<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Safe because isolation doesn't affect the calling convention of a function.
    unsafeBitCast(body, to: ((Value) -> Result).self)(value)
  }
}

/// Runs a main-actor closure in code that is known to run on the main actor: in callbacks of the runtime during an update.
///
/// `MainActor.assumeIsolated` would check that, which takes longer than the work itself, and requires sendable results.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Safe because isolation doesn't affect the calling convention of a function.
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
