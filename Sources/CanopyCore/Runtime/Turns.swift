internal import Foundation
internal import Synchronization

/// The limit for the repetitions of a frame's phases.
///
/// Actions change state that bodies read. Bodies change the layout, the layout changes sources of views, and drawing code may
/// change sources of drawings. All of these share one limit, so a frame that never ends causes a single issue.
///
/// Continuous changes by another thread aren't a loop: the frame ends at the limit, and the next frame shows the rest.
@MainActor
package enum Turns {
  /// The phase that needs another turn.
  package enum Phase {
    /// Actions changed state.
    case actions
    /// The layout changed the inputs of views.
    case layout
    /// Drawing code has changed a source of a drawing.
    case drawing
  }

  /// The number of turns that a frame may take. Programs that settle need only a few.
  private static var limit: Int { 200 }
  /// The number of turns before the limit in which changes are recorded for the message.
  private static var watchedTurns: Int { 4 }

  // Safe because only the main actor updates. `changed(_:)` is called on any thread, but reads it only on the thread that updates.
  @exclusivity(unchecked) nonisolated(unsafe) private static var current = Current()

  private struct Current {
    var count = 0
    /// The record of the last turns before the limit; nil before these turns.
    var loop: Loop?
    /// A Boolean value that indicates whether the frame is being canceled.
    var isEnding = false
  }

  /// The record of the last turns before the limit; nil before these turns.
  nonisolated static var loop: Loop? { current.loop }

  /// The thread whose turns are recorded; 0 if none are.
  nonisolated private static let recordedThread = Atomic<UInt>(0)

  /// Records a change of a source outside of updates. Changes on other threads are ignored, because they don't cause turns.
  nonisolated static func changed(_ source: Source) {
    if recordedThread.load(ordering: .relaxed) == UInt(pthread_self()) { loop?.changed(source) }
  }

  /// A Boolean value that indicates whether the frame is being canceled, so that views no longer react to changes of the layout.
  package static var areEnding: Bool { current.isEnding }

  /// Starts counting for a new frame.
  static func begin() {
    if current.loop != nil {
      UpdateJournal.end()
      recordedThread.store(0, ordering: .relaxed)
    }
    current = Current()
  }

  /// Counts a turn. Returns false if the frame has used up its turns, which is reported once.
  package static func take(for phase: Phase) -> Bool {
    current.count += 1
    if current.count == limit - watchedTurns {
      current.loop = Loop()
      recordedThread.store(UInt(pthread_self()), ordering: .relaxed)
      UpdateJournal.begin()
    }
    if current.count == limit { current.loop?.report(phase, turns: limit) }
    return current.count < limit
  }

  /// Cancels a frame that has used all its turns, so that its loop doesn't continue in the next frame, or in another window's.
  ///
  /// - Parameters:
  ///   - show: Shows the changes so far.
  ///   - act: Performs the waiting actions. The changes that they make are shown with the next change.
  static func end(show: () -> Void, act: () -> Void) {
    guard current.count >= limit, let loop = current.loop else { return }
    current.isEnding = true
    show()
    act()
    PendingWork.shared.discard(loop.sources)
    begin()
  }
}

/// The cause of a change: an action, a task, or the host.
///
/// Tasks that begin in an action inherit it, so that their later changes have the same cause.
package struct UpdateCause: Sendable {
  private let name: String
  private let origin: String?

  /// - Parameters:
  ///   - name: The cause in words: `tapping “Add”`, `onAppear(perform:)`.
  ///   - origin: The action of a person that led to it; nil if it isn't known.
  package init(_ name: String, after origin: String? = nil) {
    self.name = name
    self.origin = origin == name ? nil : origin
  }

  /// The text after “by”: `onChange(of:initial:_:) after tapping “Add”`.
  package var text: String { origin.map { "\(name) after \($0)" } ?? name }

  /// The root cause: `tapping “Add”`.
  package var root: String { origin ?? name }

  @TaskLocal package static var current: UpdateCause?

  /// Runs `body` with this cause.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
