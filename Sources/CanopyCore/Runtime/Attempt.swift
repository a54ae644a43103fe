internal import Foundation
internal import Glibc

/// Code of the user's that may ask for an object that nobody has set, in a tree that survives this.
///
/// Swift cannot leave a function from the middle of one that it called. So the code runs on a thread of its own while
/// everybody waits; if it has to stop, that thread sleeps for ever, and everybody goes on without it.
final class Attempt: @unchecked Sendable {
  /// The attempt that is running. Of several, one inside the other, the innermost.
  nonisolated(unsafe) private(set) static var current: Attempt?

  private let finished = DispatchSemaphore(value: 0)
  private(set) var issue: RuntimeIssue?

  /// Runs `body`. Returns false if it had to stop; the issue is recorded with the tree.
  @MainActor
  static func succeeds(in tree: TreeContext, _ body: @escaping @MainActor () -> Void) -> Bool {
    guard let issue = run(body) else { return true }
    RuntimeIssue.record(issue, in: tree)
    return false
  }

  /// Runs `body`. Returns the issue that stopped it, if one did.
  @MainActor
  private static func run(_ body: @escaping @MainActor () -> Void) -> RuntimeIssue? {
    let attempt = Attempt()
    let (outer, outerBody, isUpdating) = (current, ViewRuntime.currentBody, Updating.isHere)
    current = attempt
    defer { current = outer }
    // Safe because the main actor waits here and does nothing else meanwhile.
    nonisolated(unsafe) let body = unsafeBitCast(body, to: (() -> Void).self)
    let thread = Thread {
      if isUpdating { Updating.run(body) } else { body() }
      attempt.finished.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    attempt.finished.wait()
    if attempt.issue != nil {
      // The thread that sleeps has put nothing back.
      if isUpdating { Updating.continueHere() }
      ViewRuntime.currentBody = outerBody
    }
    return attempt.issue
  }

  /// Called on the attempt's own thread, which does not come back.
  func giveUp(_ issue: RuntimeIssue) -> Never {
    self.issue = issue
    finished.signal()
    while true { pause() }
  }
}
