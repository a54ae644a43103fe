/// What views want done when the update that called for it has settled: what appeared, disappeared or changed.
@MainActor
package enum Actions {
  @exclusivity(unchecked) private static var waiting: [() -> Void] = []
  /// What begins when everything that came into the tree has been announced.
  @exclusivity(unchecked) private static var starting: [() -> Void] = []

  /// Does something after the running update.
  static func add(_ action: @escaping () -> Void) { waiting.append(action) }

  /// Does something after that: tasks begin when the whole tree has appeared.
  static func addStart(_ action: @escaping () -> Void) { starting.append(action) }

  /// Does everything that waits, in the order in which it was asked for.
  static func runAll() {
    while !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for action in actions { action() }
    }
    if starting.isEmpty { return }
    let actions = starting
    starting = []
    for action in actions { action() }
  }
}
