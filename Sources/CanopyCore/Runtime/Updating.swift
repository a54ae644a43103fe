internal import Dispatch
internal import Glibc
internal import Synchronization

/// The thread that runs bodies. Only there, reads count as dependencies.
///
/// The main actor has no fixed thread on Linux, so the current thread is checked each time.
@usableFromInline
package enum Updating {
  private static let thread = Atomic<UInt>(0)

  /// A Boolean value that indicates whether this thread is running bodies.
  static var isHere: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs `body` with its reads recorded as dependencies.
  @MainActor
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    return try body()
  }
}

/// Runs a main-actor closure with a nonsendable value, in code that isn't known to the compiler to be on the main actor.
///
/// Ends the program if the code isn't on the main actor. Use it to access the runtime from nonisolated functions of programs,
/// such as those of a `Layout`, from the graph, and from callbacks of C.
///
/// - Complexity: The check takes a few nanoseconds in updates and frames, and about fifty elsewhere. Put a loop inside the closure,
///   not around it.
@inlinable
package func onMainActor<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  var nothing: Void = ()
  return onMainActor(changing: &nothing, with: value) { body($1) }
}

/// Runs a main-actor closure that changes a value, in code that isn't known to the compiler to be on the main actor.
@inlinable
package func onMainActor<State, Value, Result>(
  changing state: inout State, with value: Value, _ body: @MainActor (inout State, Value) -> Result
) -> Result {
  Updating.checkMainActor()
  return withoutActuallyEscaping(body) { body in
    // Safe because this is the main actor, and isolation doesn't affect the calling convention of a function.
    unsafeBitCast(body, to: ((inout State, Value) -> Result).self)(&state, value)
  }
}

/// Runs a main-actor closure in code that isn't known to the compiler to be on the main actor. Ends the program if it isn't.
///
/// `MainActor.assumeIsolated` does the same for sendable results.
@inlinable
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  onMainActor(with: ()) { body() }
}

extension Updating {
  /// The thread of the main actor during an update or a frame, which are never suspended; 0 at other times.
  private static let known = Atomic<UInt>(0)

  /// Runs an update or a frame. In it, `onMainActor` needn't ask the system for the current actor.
  @MainActor
  package static func onKnownThread<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = known.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { known.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// A key that marks the main queue. The main actor runs on that queue, regardless of the thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Ends the program with a message unless the code runs on the main actor.
  ///
  /// `MainActor.preconditionIsolated` checks the queue, too, but ends the program without its message on Linux.
  @usableFromInline
  static func checkMainActor() {
    if known.load(ordering: .relaxed) == UInt(pthread_self()) { return }
    precondition(
      DispatchQueue.getSpecific(key: mark) != nil,
      """
      Views belong to the main actor, with their layout and their geometry. Call this on the main actor: in `MainActor.run`, for \
      example.
      """)
  }
}
