internal import CanopyGraph
internal import Synchronization

/// The changes of sources since the last update, from any thread.
///
/// Changes that are made in different transactions become separate updates, in order.
package final class PendingWork: Sendable {
  package static let shared = PendingWork()

  /// The changes of one update, and the work to do before it.
  struct Batch {
    var changes: [Source] = []
    var transaction: Transaction?
    /// The number of the update, counted across the process.
    var sequence: UInt64 = 0
    /// The number of the last update that was waiting when this one was taken.
    var lastWaiting: UInt64 = 0
    var frees: [AnyAttribute] = []
    var kept: [Source] = []
    /// Closures to call after the update.
    var completions: [() -> Void] = []

    /// Empties the batch, but keeps its memory.
    mutating func removeAll() {
      changes._emptyKeepingCapacity()
      transaction = nil
      if !frees.isEmpty { frees = [] }
      if !kept.isEmpty { kept = [] }
      if !completions.isEmpty { completions = [] }
    }
  }

  private struct Queue {
    /// The next update.
    var first = Batch()
    /// The updates after that. The transaction of each differs from the one before.
    var later: [Batch] = []
    /// Closures to call when the next update begins.
    var beginnings: [@MainActor () -> Void] = []

    init() { first.sequence = 1 }

    // Copying a whole batch would copy each of its arrays.
    var lastSequence: UInt64 { later.isEmpty ? first.sequence : later[later.count - 1].sequence }

    /// Returns a Boolean value that indicates whether a change in `transaction` is part of the last update.
    func joinsLast(_ transaction: Transaction?) -> Bool {
      if later.isEmpty {
        if first.changes.isEmpty { return true }
        return Transaction.areSame(first.transaction, transaction)
      }
      return Transaction.areSame(later[later.count - 1].transaction, transaction)
    }

    mutating func add(_ source: Source, _ transaction: Transaction?) {
      if !joinsLast(transaction) {
        var update = Batch()
        update.sequence = lastSequence + 1
        update.transaction = transaction
        update.changes = [source]
        later.append(update)
      } else if later.isEmpty {
        if first.changes.isEmpty { first.transaction = transaction }
        first.changes.append(source)
      } else {
        later[later.count - 1].changes.append(source)
      }
    }

    /// Removes the changes of some sources. Returns a Boolean value that indicates whether there are any others.
    mutating func discard(_ sources: [ObjectIdentifier: Source]) -> Bool {
      func remains(_ source: Source) -> Bool { sources[ObjectIdentifier(source)] == nil }
      first.changes.removeAll { !remains($0) }
      for index in later.indices { later[index].changes.removeAll { !remains($0) } }
      later.removeAll { $0.changes.isEmpty }
      if first.changes.isEmpty, !later.isEmpty {
        let next = later.removeFirst()
        (first.changes, first.transaction, first.sequence) = (next.changes, next.transaction, next.sequence)
      }
      return !first.changes.isEmpty
    }

    /// Exchanges the first update for `spare`, which is empty.
    mutating func takeFirst(_ spare: inout Batch) {
      let last = lastSequence
      spare.sequence = first.sequence
      swap(&first, &spare)
      spare.lastWaiting = last
      guard !spare.changes.isEmpty else { return }
      if later.isEmpty {
        first.sequence = spare.sequence + 1
      } else {
        let next = later.removeFirst()
        first.changes = next.changes
        first.transaction = next.transaction
        first.sequence = next.sequence
      }
    }
  }

  private let queue = Guarded(Queue())
  private let isEmpty = Atomic(true)
  private let hasChange = Atomic(false)
  private let hasBeginnings = Atomic(false)

  /// Calls a closure when the next update begins, before it takes changes. This doesn't request an update.
  func performAtNextUpdate(_ body: @escaping @MainActor () -> Void) {
    queue.withLock { $0.beginnings.append(body) }
    hasBeginnings.store(true, ordering: .releasing)
  }

  /// Calls what waits for the beginning of an update.
  @MainActor
  func begin() {
    guard hasBeginnings.load(ordering: .acquiring) else { return }
    hasBeginnings.store(false, ordering: .releasing)
    let beginnings = queue.withLock { queue in
      defer { queue.beginnings = [] }
      return queue.beginnings
    }
    for body in beginnings { body() }
  }

  /// Calls a closure after the next update.
  package func perform(_ completion: @escaping () -> Void) {
    queue.withLock { $0.first.completions.append(completion) }
    noteChange()
  }

  func add(_ source: Source, _ transaction: Transaction?) {
    queue.withLock { $0.add(source, transaction) }
    noteChange()
  }

  private func noteChange() {
    isEmpty.store(false, ordering: .releasing)
    if !hasChange.exchange(true, ordering: .acquiringAndReleasing) { ViewRuntime.requestUpdate() }
  }

  /// Returns the number of the update that will contain a change made now, if another update comes before it. Until then, views
  /// see the old value.
  func laterUpdate(for transaction: Transaction?) -> UInt64? {
    guard hasChanges else { return nil }
    return queue.withLock { queue in
      if queue.joinsLast(transaction) { return queue.later.isEmpty ? nil : queue.lastSequence }
      return queue.lastSequence + 1
    }
  }

  /// Makes every update from the next one on refresh `source`.
  package func keep(_ source: Source) {
    queue.withLock { $0.first.kept.append(source) }
    isEmpty.store(false, ordering: .releasing)
  }

  /// Frees the node of a source that was deinitialized.
  func free(_ node: AnyAttribute) {
    if Updating.isHere { return ViewRuntime.graph.free(node) }
    queue.withLock { $0.first.frees.append(node) }
    isEmpty.store(false, ordering: .releasing)
  }

  /// Removes the changes of some sources without showing them in an update. Views see them with the next change.
  @MainActor
  func discard(_ sources: [ObjectIdentifier: Source]) {
    let (last, hasOthers) = queue.withLock { ($0.lastSequence, $0.discard(sources)) }
    for source in sources.values {
      source.willShow(last)
      UpdateJournal.takeCause(of: source)
    }
    if !hasOthers { hasChange.store(false, ordering: .releasing) }
  }

  /// A Boolean value that indicates whether there are changes that no update has seen.
  var hasChanges: Bool { hasChange.load(ordering: .acquiring) }

  /// A Boolean value that indicates whether several updates are waiting.
  var hasSeveralUpdates: Bool { hasChanges && queue.withLock { !$0.later.isEmpty } }

  /// A Boolean value that indicates whether the changes of the next update were made in a transaction with values.
  var nextHasTransaction: Bool { queue.withLock { !($0.first.transaction?.isEmpty ?? true) } }

  /// Exchanges the next update for `spare`, which is empty. Returns false if there is nothing to do.
  func take(_ spare: inout Batch) -> Bool {
    if isEmpty.load(ordering: .acquiring) { return false }
    isEmpty.store(true, ordering: .releasing)
    hasChange.store(false, ordering: .releasing)
    let hasMore = queue.withLock { queue in
      queue.takeFirst(&spare)
      return !queue.first.changes.isEmpty
    }
    if hasMore {
      isEmpty.store(false, ordering: .releasing)
      hasChange.store(true, ordering: .releasing)
    }
    return true
  }

  /// Exchanges the upkeep (values to free or to keep) for `spare`, which is empty, and leaves the changes. Returns false without
  /// any upkeep.
  func takeUpkeep(_ spare: inout Batch) -> Bool {
    if isEmpty.load(ordering: .acquiring) { return false }
    return queue.withLock { queue in
      if queue.first.frees.isEmpty, queue.first.kept.isEmpty { return false }
      swap(&queue.first.frees, &spare.frees)
      swap(&queue.first.kept, &spare.kept)
      return true
    }
  }
}

extension Array {
  /// Removes all elements, but keeps the memory. Faster than `removeAll(keepingCapacity:)` for a single element.
  @inlinable @inline(__always)
  package mutating func _emptyKeepingCapacity() {
    if count == 1 { removeLast() } else { removeAll(keepingCapacity: true) }
  }
}
