/// What views want done when the update that called for it has settled: what appeared, disappeared or changed.
@MainActor
package enum Actions {
  @exclusivity(unchecked) private static var waiting: [Action] = []
  /// What begins when everything that came into the tree has been announced.
  @exclusivity(unchecked) private static var starting: [Action] = []

  private struct Action {
    let tree: TreeContext
    let perform: @MainActor () -> Void
  }

  /// Does something that a view of `tree` wants done, after the running update.
  static func add(in tree: TreeContext, _ action: @escaping @MainActor () -> Void) {
    waiting.append(Action(tree: tree, perform: action))
  }

  /// Does something after that: tasks begin when the whole tree has appeared.
  static func addStart(in tree: TreeContext, _ action: @escaping @MainActor () -> Void) {
    starting.append(Action(tree: tree, perform: action))
  }

  /// Does everything that waits, in the order in which it was asked for.
  static func runAll() {
    while !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for action in actions { action.tree.perform(action.perform) }
    }
    if starting.isEmpty { return }
    let actions = starting
    starting = []
    for action in actions { action.tree.perform(action.perform) }
  }
}
