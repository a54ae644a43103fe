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
