/// Actions that are undone together.
struct UndoGroup {
  var actions: [UndoAction] = []
  /// The name of the action that the group undoes; empty if it has none.
  var name = ""

  /// Adds the actions of a nested group.
  mutating func add(_ group: UndoGroup) {
    actions += group.actions
    if name.isEmpty { name = group.name }
  }

  func without(_ target: ObjectIdentifier) -> UndoGroup {
    var group = self
    group.actions.removeAll { $0.target == target }
    return group
  }
}

/// An action that undoes one change.
struct UndoAction {
  let target: ObjectIdentifier
  let run: @MainActor () -> Void

  init(target: AnyObject, run: @escaping @MainActor () -> Void) {
    self.target = ObjectIdentifier(target)
    self.run = run
  }
}

/// The undo managers that have opened a group for the event that is being handled.
///
/// An event comprises all changes that one update shows.
@MainActor
enum UndoEvents {
  private static var waiting: [UndoManager] = []
  /// A Boolean value that indicates whether any undo managers are waiting. Each update checks this, and it is cheaper
  /// than the array.
  @exclusivity(unchecked) private static var isWaiting = false

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
