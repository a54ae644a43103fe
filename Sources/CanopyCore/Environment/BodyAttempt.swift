internal import Foundation
internal import Glibc

/// A body that may ask for an object that nobody has set, in a tree that survives this.
///
/// Swift cannot leave a function from the middle of one that it called. So the body runs on a thread of its own while
/// everybody waits; if it has to stop, that thread sleeps for ever, and everybody goes on without the body.
final class BodyAttempt: @unchecked Sendable {
  /// The attempt that is running. There is one at a time, as there is one body.
  nonisolated(unsafe) private(set) static var current: BodyAttempt?

  private let finished = DispatchSemaphore(value: 0)
  private(set) var issue: RuntimeIssue?

  /// Runs `body`. Returns the issue that stopped it, if one did.
  @MainActor
  static func run(_ body: @escaping @MainActor () -> Void) -> RuntimeIssue? {
    let attempt = BodyAttempt()
    let (outer, outerBody) = (current, ViewRuntime.currentBody)
    current = attempt
    defer { current = outer }
    // Safe because the main actor waits here and does nothing else meanwhile.
    nonisolated(unsafe) let body = unsafeBitCast(body, to: (() -> Void).self)
    let thread = Thread {
      Updating.run(body)
      attempt.finished.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    attempt.finished.wait()
    if attempt.issue != nil {
      // The thread that sleeps has put nothing back.
      Updating.continueHere()
      ViewRuntime.currentBody = outerBody
    }
    return attempt.issue
  }

  /// Called on the attempt's thread, which does not come back.
  func giveUp(_ issue: RuntimeIssue) -> Never {
    self.issue = issue
    finished.signal()
    while true { pause() }
  }
}
