/// The undo managers that have opened a group for the event that is being handled.
///
/// An event is everything that one update shows.
@MainActor
enum UndoEvents {
  private static var waiting: [UndoManager] = []
  /// A Boolean value that indicates whether any are waiting. Each update asks, so this is cheaper than the array.
  // Safe because all members of this type are on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var isWaiting = false

  static func willEnd(_ manager: UndoManager) {
    waiting.append(manager)
    isWaiting = true
  }

  static func end() {
    guard isWaiting else { return }
    isWaiting = false
    let managers = waiting
    waiting = []
    for manager in managers { manager.eventEnded() }
  }
}
