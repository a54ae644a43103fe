/// Actions that are undone together.
struct UndoGroup {
  var actions: [UndoAction] = []
  /// The name of what was done; empty if nobody has given one.
  var name = ""

  /// Adds the actions of a group inside this one.
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

/// What undoes one change.
struct UndoAction {
  let target: ObjectIdentifier
  let run: @MainActor () -> Void

  init(target: AnyObject, run: @escaping @MainActor () -> Void) {
    self.target = ObjectIdentifier(target)
    self.run = run
  }
}

/// The undo managers with a group that ends with the event that the program handles.
///
/// An event is what is shown by one update.
@MainActor
enum UndoEvents {
  private static var waiting: [UndoManager] = []
  /// Whether there are any: each update asks.
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
