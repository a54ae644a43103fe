/// Runs `body`, which belongs to the main actor, where it is known to be running: in what the runtime calls while it
/// updates.
///
/// `MainActor.assumeIsolated` would ask, which takes longer than what it is used for here, and wants results that can be
/// sent.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Safe because isolation doesn't affect the calling convention of a function.
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
