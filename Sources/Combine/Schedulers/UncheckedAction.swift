/// A closure that goes to another thread.
///
/// Schedulers take closures that aren't `Sendable`, as they do in Combine. Safe because a closure goes to one thread and is
/// called there, and code that chooses a scheduler answers for what its closures touch.
struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
