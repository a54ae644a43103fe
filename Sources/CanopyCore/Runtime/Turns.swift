/// The turns of a frame: how often its phases may call for each other before it is called off.
///
/// Actions change what bodies read, bodies change what is laid out, layout changes what content is made from, and code that
/// draws may change what was drawn. All of them take from the same turns, so there is one limit, and one issue.
///
/// Safe because only the main actor updates.
package enum Turns {
  /// What asks for another turn.
  package enum Phase {
    /// Actions have changed something.
    case actions
    /// Layout has changed what views are made from.
    case layout
    /// Code that draws has changed what is drawn.
    case drawing
  }

  /// How many turns a frame has. Programs that come to rest take a few; each of those that don't is one too many.
  private static var limit: Int { 200 }

  @exclusivity(unchecked) nonisolated(unsafe) private static var left = 200
  @exclusivity(unchecked) nonisolated(unsafe) private static var isReported = false

  /// Gives a frame all its turns.
  static func begin() {
    left = limit
    isReported = false
  }

  /// Takes a turn. Returns false if none is left, which is reported once.
  package static func take(for phase: Phase) -> Bool {
    left -= 1
    if left > 0 { return true }
    if !isReported { RuntimeIssue.record(.doesNotSettle(phase, turns: limit)) }
    isReported = true
    return false
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
