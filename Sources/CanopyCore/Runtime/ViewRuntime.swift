package import CanopyGraph
internal import Synchronization

/// Keeps all trees of the process up to date.
///
/// All trees share one graph, so that windows can share state.
///
/// It isn't isolated because dynamic properties such as `State` access it from bodies, which aren't known to the compiler to be
/// on the main actor. Safe because bodies run only there, and `Updating.isHere` is checked first.
@usableFromInline
package enum ViewRuntime {
  nonisolated(unsafe) package static let graph = makeGraph()
  @MainActor @inlinable
  package static var elements: ElementTree {
    @inline(__always) get { ElementTree() }
  }

  /// The view whose body is running.
  static var currentBody: _BodyRecord.Address? {
    get { _BodyRecord.Address(bitPattern: running.load(ordering: .relaxed)) }
    set { running.store(UInt(bitPattern: newValue), ordering: .relaxed) }
  }
  private static let running = Atomic<UInt>(0)

  /// The tree of the view whose body is running.
  package static var runningTree: TreeContext? {
    guard Updating.isHere, let currentBody else { return nil }
    return currentBody.pointee.context.tree
  }

  /// Calls `body` with the view whose body is running on this thread. Returns nil if there is none.
  static func ifRunning<Result>(_ body: @MainActor (_BodyRecord.Address) -> Result) -> Result? {
    guard Updating.isHere, let currentBody else { return nil }
    return onMainActor(with: currentBody, body)
  }

  @exclusivity(unchecked) @MainActor private static var isUpdating = false

  /// A closure that requests a call of `update()` soon, because something has changed. Set by hosts, and called on any thread.
  package static var onNeedsUpdate: (@Sendable () -> Void)? {
    get { needsUpdate.withLock { $0.call } }
    set {
      needsUpdate.withLock { $0.call = newValue }
      hasHost.store(newValue != nil, ordering: .releasing)
    }
  }
  private static let needsUpdate = Guarded(UpdateRequest())

  private struct UpdateRequest {
    var call: (@Sendable () -> Void)?
  }
  private static let hasHost = Atomic(false)

  static func requestUpdate() {
    if hasHost.load(ordering: .acquiring) { onNeedsUpdate?() }
  }

  private static func makeGraph() -> Graph {
    let graph = Graph()
    graph.onIssue = { RuntimeIssue.record(graph: $0) }
    return graph
  }

  /// The number of rounds of the current update.
  @exclusivity(unchecked) @MainActor private(set) static var rounds = 0

  /// The number of updates so far.
  @exclusivity(unchecked) @MainActor package private(set) static var updates: UInt64 = 1

  // MARK: Updating

  /// Runs all bodies that have read changed sources, then the resulting actions, until there are no more changes. Changes that
  /// were made in different transactions are shown one after the other.
  ///
  /// Has no effect during an update, or while bodies run: the actions of views wait until the whole tree is mounted.
  @MainActor
  package static func update() {
    guard !isUpdating, !Updating.isHere else { return }
    Updating.onKnownThread { Trace.span("update") { runUpdate() } }
  }

  @MainActor
  private static func runUpdate() {
    isUpdating = true
    StackDepth.begin()
    defer { isUpdating = false }
    updates += 1
    let pending = PendingWork.shared
    pending.begin()
    rounds = 0
    Turns.begin()
    // Changes in different transactions, no matter how many, don't mean that actions keep triggering each other.
    var endOfRound: UInt64 = 0
    var isNewRound = true
    repeat {
      isNewRound = shownUpdate >= endOfRound
      if isNewRound { rounds += 1 }
      hasTreeChanged = false
      let last = takeChanges(of: pending)
      if isNewRound { endOfRound = last }
      updateAndLayOut()
      if Actions.areWaiting { Trace.span("actions") { Actions.runAll() } }
    } while (hasMore(pending) || hasTreeChanged) && (!isNewRound || Turns.take(for: .actions))
    Turns.end {
      takeChanges(of: pending)
      showChanges()
    } act: {
      if Actions.areWaiting { Actions.runAll() }
    }
    TransactionOfUpdate.end()
    UpdateJournal.endUpdate()
    TreeContext.endUpdate()
  }

  /// A Boolean value that indicates whether changes are waiting for the next update.
  package static var hasChanges: Bool { PendingWork.shared.hasChanges }

  /// Returns a Boolean value that indicates whether there is more to update. If there isn't, the end of the transaction may call
  /// the completions of animations, which may make further changes.
  @MainActor
  private static func hasMore(_ pending: PendingWork) -> Bool {
    if pending.hasChanges { return true }
    TransactionOfUpdate.end()
    return pending.hasChanges
  }

  /// Updates bodies and the layout, repeatedly, because content may depend on its size.
  @MainActor
  private static func updateAndLayOut() {
    repeat {
      // Layout may have released objects whose nodes have to be freed.
      takeUpkeep(of: .shared)
      Updating.run { graph.update() }
      // Bodies that keep changing their own sources have been reported, and continue in the next frame.
      let hasSettled = graph.isUpToDate
      let hasLaidOut = layout.layOut()
      if Updating.run({ layout.makeRows() }) { continue }
      if !hasLaidOut || !hasSettled || graph.isUpToDate { return }
    } while Turns.take(for: .layout)
  }

  /// Updates bodies and the layout for the changes so far, ignoring the changes that this causes.
  @MainActor
  private static func showChanges() {
    Updating.run { graph.update() }
    _ = layout.layOut()
    Updating.run { _ = layout.makeRows() }
  }

  /// Runs `body`, which mounts, changes or unmounts a tree, and then an update for the actions of its views. If an update is
  /// already running, the actions run before it ends.
  @MainActor
  package static func change<Result>(_ body: () -> Result) -> Result {
    if Updating.isHere { return body() }
    if !isUpdating {
      if PendingWork.shared.hasSeveralUpdates { update() }
      takeChanges(of: .shared)
    }
    hasTreeChanged = true
    Turns.loop?.treeChanged()
    StackDepth.begin()
    let result = Updating.onKnownThread { Trace.span("change") { Updating.run(body) } }
    update()
    return result
  }

  /// Runs `body` without making a running body depend on its reads. Use it for trees that may end with the running body, such as
  /// the content of a picture.
  @MainActor
  package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result { try graph.untracked(body) }

  /// A Boolean value that indicates whether an action has changed a tree, so that another round is needed.
  @exclusivity(unchecked) @MainActor private static var hasTreeChanged = false

  /// The number of the update whose changes were taken last. Views see the state of this update. See `PendingWork`.
  static var shownUpdate: UInt64 { shown.load(ordering: .relaxed) }
  private static let shown = Atomic<UInt64>(0)

  /// Takes the changes of the next update. Returns the number of the last update that was waiting at this time.
  @MainActor
  @discardableResult
  private static func takeChanges(of pending: PendingWork) -> UInt64 {
    var last = shownUpdate
    LookChanges.prepare(for: pending) { _ = layout.layOut() }
    if pending.take(&batch) {
      if !batch.changes.isEmpty {
        shown.store(batch.sequence, ordering: .relaxed)
        last = batch.lastWaiting
        TransactionOfUpdate.begin(batch.transaction)
      }
      takeBatch()
    }
    takeUpkeep(of: pending)
    return last
  }

  @MainActor
  private static func takeUpkeep(of pending: PendingWork) {
    // Objects may be released here together with their sources, whose nodes must be freed before bodies run.
    while pending.takeUpkeep(&batch) { takeBatch() }
  }

  @MainActor
  private static func takeBatch() {
    if !batch.frees.isEmpty { for node in batch.frees { graph.free(node) } }
    if !batch.kept.isEmpty { for source in batch.kept { source.keep() } }
    if !batch.completions.isEmpty { for completion in batch.completions { Actions.add(completion) } }
    for source in batch.changes {
      source.willShow(shownUpdate)
      source.changed(inUpdate: ())
    }
    batch.removeAll()
  }

  /// A buffer for incoming changes, which is reused.
  @exclusivity(unchecked) @MainActor private static var batch = PendingWork.Batch()
}
