internal import CanopyGraph
internal import Synchronization

/// Keeps all trees of the process up to date.
///
/// There is one graph for all of them, so state may be shared between windows. It belongs to the main actor; `State`
/// and its kind also reach it from bodies, which run nowhere else, and that is why it is not isolated.
package enum ViewRuntime {
  nonisolated(unsafe) static let graph = makeGraph()
  nonisolated(unsafe) package static let elements = ElementTree()

  /// The view whose body is running.
  @exclusivity(unchecked) nonisolated(unsafe) static var currentBody: _BodyRecord.Address?

  /// The tree of that view.
  static var runningTree: TreeContext? {
    guard Updating.isHere, let currentBody else { return nil }
    return currentBody.pointee.context.tree
  }

  /// How many rounds of changes and actions one update may take before it is called off.
  private static var roundLimit: Int { 100 }

  @MainActor private static var isUpdating = false

  /// Asked to call `update()` soon, when something has changed. Set by hosts; called on any thread.
  package static var onNeedsUpdate: (@Sendable () -> Void)? {
    get { needsUpdate.withLock { $0 } }
    set {
      needsUpdate.withLock { $0 = newValue }
      hasHost.store(newValue != nil, ordering: .releasing)
    }
  }
  private static let needsUpdate = Guarded<(@Sendable () -> Void)?>(nil)
  private static let hasHost = Atomic(false)

  static func requestUpdate() {
    if hasHost.load(ordering: .acquiring) { onNeedsUpdate?() }
  }

  private static func makeGraph() -> Graph {
    let graph = Graph()
    graph.onIssue = { RuntimeIssue.record(graph: $0) }
    return graph
  }

  /// Counts the updates.
  nonisolated(unsafe) private(set) static var updates: UInt64 = 1

  // MARK: Updating

  /// Brings every body up to date that read what has changed, then runs the actions that this calls for, until nothing
  /// is left to do.
  @MainActor
  package static func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    updates += 1
    KeyValueStore.noticeChanges()
    var rounds = 0
    repeat {
      rounds += 1
      hasNews = false
      updateAndLayOut()
      Actions.runAll()
    } while (PendingWork.shared.hasChanges || hasNews) && rounds < roundLimit
    if PendingWork.shared.hasChanges { RuntimeIssue.record(.doesNotSettle(rounds: rounds)) }
    TransactionOfUpdate.end()
    TreeContext.endUpdate()
  }

  /// Brings bodies up to date and lays out what that has changed: content that is made from its size makes more of it.
  @MainActor
  private static func updateAndLayOut() {
    for _ in 0..<layoutLimit {
      // Layout may have let go of something whose node is still to be freed.
      takeChanges()
      Updating.run { graph.update() }
      let hasLaidOut = LayoutChanges.shared.run()
      if Updating.run({ LazyContainers.shared.makeRows() }) { continue }
      if !hasLaidOut || graph.isUpToDate { return }
    }
    RuntimeIssue.record(.layoutDoesNotSettle(rounds: layoutLimit))
  }

  /// How often one round may lay out.
  private static var layoutLimit: Int { 20 }

  /// Runs `body`, which mounts, changes or unmounts a tree, and then what its views want done: now, or where an update is
  /// running before that ends.
  @MainActor
  package static func change<Result>(_ body: () -> Result) -> Result {
    if Updating.isHere { return body() }
    if !isUpdating { takeChanges() }
    hasNews = true
    let result = Updating.run(body)
    update()
    return result
  }

  /// Whether an action has changed a tree, so that another round is needed.
  @MainActor private static var hasNews = false

  private static func takeChanges() {
    while PendingWork.shared.take(&batch) {
      for node in batch.frees { graph.free(node) }
      for source in batch.kept { source.keep() }
      for change in batch.changes {
        if let transaction = change.transaction { TransactionOfUpdate.merge(transaction) }
        change.source.changed(inUpdate: ())
      }
      // Objects may die here, and with them go sources, whose nodes have to be freed before anything runs.
      batch.removeAll()
    }
  }

  /// Room for what has come in, used again and again.
  @exclusivity(unchecked) nonisolated(unsafe) private static var batch = PendingWork.Batch()
}
