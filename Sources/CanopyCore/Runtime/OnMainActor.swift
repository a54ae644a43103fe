/// Runs a main-actor closure in code that is known to run on the main actor: in callbacks of the runtime during an update.
///
/// `MainActor.assumeIsolated` would check that, which takes longer than the work itself, and requires sendable results.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Safe because isolation doesn't affect the calling convention of a function.
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
