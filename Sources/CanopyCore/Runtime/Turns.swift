/// The limit for the repetitions of a frame's phases.
///
/// Actions change state that bodies read. Bodies change the layout, the layout changes sources of views, and drawing code may
/// change sources of drawings. All of them count against one limit, so there is one issue when a frame never ends.
///
/// Safe because only the main actor updates.
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

  /// The number of turns that a frame may take. Programs that settle need a few.
  private static var limit: Int { 200 }

  @exclusivity(unchecked) nonisolated(unsafe) private static var count = 0

  /// Starts counting for a new frame.
  static func begin() { count = 0 }

  /// Counts a turn. Returns false if the frame has used them all, which is reported once.
  package static func take(for phase: Phase) -> Bool {
    count += 1
    if count == limit { RuntimeIssue.record(.doesNotSettle(phase, turns: limit)) }
    return count < limit
  }
}

extension RuntimeIssue {
  fileprivate static func doesNotSettle(_ phase: Turns.Phase, turns: Int) -> RuntimeIssue {
    let hint =
      switch phase {
      case .actions: "Is there an action that changes what makes it run?"
      case .layout: "Is there a GeometryReader whose content changes its own size?"
      case .drawing: "Is there a canvas that changes what it reads?"
      }
    return RuntimeIssue(
      kind: .doesNotSettle,
      message: "Changes keep calling for other changes: the frame was called off after \(turns) turns. \(hint)")
  }
}

/// The cause of a change: an action, a task, or the host.
///
/// Tasks that begin in an action inherit it, so that their later changes have the same cause.
package struct UpdateCause: Sendable {
  /// The text after “by”: `tapping “Add”`, `onAppear(perform:)`.
  package let text: String

  package init(_ text: String) { self.text = text }

  @TaskLocal package static var current: UpdateCause?

  /// Runs `body` with this cause.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
