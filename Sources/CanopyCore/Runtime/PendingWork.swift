internal import CanopyGraph
internal import Synchronization

/// What happened to sources since the last update, on whichever thread.
final class PendingWork: Sendable {
  static let shared = PendingWork()

  struct Batch: Sendable {
    var changes: [Change] = []
    var frees: [AnyAttribute] = []
    var kept: [Source] = []

    /// Empties it and keeps the memory.
    mutating func removeAll() {
      changes.removeAll(keepingCapacity: true)
      if !frees.isEmpty { frees = [] }
      if !kept.isEmpty { kept = [] }
    }
  }

  struct Change: Sendable {
    let source: Source
    let transaction: Transaction?
  }

  private let batch = Guarded(Batch())
  private let isEmpty = Atomic(true)
  private let hasChange = Atomic(false)

  func add(_ source: Source, _ transaction: Transaction?) {
    batch.withLock { $0.changes.append(Change(source: source, transaction: transaction)) }
    isEmpty.store(false, ordering: .releasing)
    if !hasChange.exchange(true, ordering: .acquiringAndReleasing) { ViewRuntime.requestUpdate() }
  }

  /// Has every update from the next one on bring `source` up to date.
  func keep(_ source: Source) {
    batch.withLock { $0.kept.append(source) }
    isEmpty.store(false, ordering: .releasing)
  }

  /// Frees the node of a source that is gone.
  func free(_ node: AnyAttribute) {
    if Updating.isHere { return ViewRuntime.graph.free(node) }
    batch.withLock { $0.frees.append(node) }
    isEmpty.store(false, ordering: .releasing)
  }

  /// Whether something has changed that no update has seen.
  var hasChanges: Bool { hasChange.load(ordering: .acquiring) }

  /// Exchanges all that has come in for `spare`, which is empty. Returns false if nothing has come.
  func take(_ spare: inout Batch) -> Bool {
    if isEmpty.load(ordering: .acquiring) { return false }
    isEmpty.store(true, ordering: .releasing)
    hasChange.store(false, ordering: .releasing)
    batch.withLock { swap(&$0, &spare) }
    return true
  }
}
