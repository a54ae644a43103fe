import Testing

@testable import CanopyCore

/// Changes wait in a queue of updates, one for each transaction.
@MainActor @Suite struct PendingChangesTests {
  private let pending = PendingWork()
  private let quiet = transaction(isQuiet: true)
  private let loud = transaction(isQuiet: false)

  private static func transaction(isQuiet: Bool) -> Transaction {
    var transaction = Transaction()
    transaction[QuietKey.self] = isQuiet
    return transaction
  }

  private func take() -> PendingWork.Batch? {
    var batch = PendingWork.Batch()
    return pending.take(&batch) ? batch : nil
  }

  private func sources(_ count: Int) -> [Source] { (0..<count).map { OwnedSource("source \($0)") } }

  @Test func nothingWaitsAtFirst() {
    #expect(!pending.hasChanges && !pending.hasSeveralUpdates && !pending.nextHasTransaction)
    #expect(take() == nil)
    #expect(pending.laterUpdate(for: quiet) == nil)
  }

  @Test func changesOfOneTransactionAreOneUpdate() throws {
    let sources = sources(3)
    for source in sources { pending.add(source, quiet) }
    #expect(pending.hasChanges && !pending.hasSeveralUpdates && pending.nextHasTransaction)
    let batch = try #require(take())
    #expect(batch.changes.map(\.label) == ["source 0", "source 1", "source 2"])
    #expect(batch.transaction?[QuietKey.self] == true)
    #expect(!pending.hasChanges && take() == nil)
  }

  @Test func changesOfDifferentTransactionsAreUpdatesInTheirOrder() throws {
    let sources = sources(4)
    for (source, transaction) in zip(sources, [nil, quiet, loud, quiet]) { pending.add(source, transaction) }
    #expect(pending.hasSeveralUpdates && !pending.nextHasTransaction)
    var taken: [[String]] = []
    var values: [Bool?] = []
    while let batch = take() {
      taken.append(batch.changes.map(\.label))
      values.append(batch.transaction?[QuietKey.self])
    }
    #expect(taken == [["source 0"], ["source 1"], ["source 2"], ["source 3"]])
    #expect(values == [nil, true, false, true])
  }

  @Test func anEmptyTransactionIsTheSameAsNone() throws {
    let sources = sources(2)
    pending.add(sources[0], Transaction())
    pending.add(sources[1], nil)
    #expect(!pending.hasSeveralUpdates && !pending.nextHasTransaction)
    #expect(try #require(take()).changes.count == 2)
  }

  @Test func updatesAreNumbered() throws {
    let sources = sources(3)
    pending.add(sources[0], nil)
    pending.add(sources[1], quiet)
    let first = try #require(take())
    #expect(first.lastWaiting == first.sequence + 1)
    pending.add(sources[2], loud)
    let (second, third) = (try #require(take()), try #require(take()))
    #expect(second.sequence == first.sequence + 1 && third.sequence == second.sequence + 1)
    #expect(second.lastWaiting == third.sequence && third.lastWaiting == third.sequence)
  }

  /// Until that update, views see the old value.
  @Test func aChangeKnowsTheUpdateThatShowsIt() throws {
    let source = OwnedSource("source")
    pending.add(source, nil)
    #expect(pending.laterUpdate(for: nil) == nil, "it joins the next update")
    let later = try #require(pending.laterUpdate(for: quiet))
    pending.add(source, quiet)
    #expect(pending.laterUpdate(for: quiet) == later)
    #expect(pending.laterUpdate(for: loud) == later + 1)
    _ = take()
    #expect(try #require(take()).sequence == later)
  }

  @Test func aReusedBatchIsEmpty() {
    var batch = PendingWork.Batch()
    let source = OwnedSource("source")
    pending.add(source, quiet)
    pending.keep(source)
    pending.perform {}
    #expect(pending.take(&batch))
    batch.removeAll()
    #expect(batch.changes.isEmpty && batch.kept.isEmpty && batch.completions.isEmpty && batch.transaction == nil)
    pending.add(source, nil)
    #expect(pending.take(&batch))
    #expect(batch.changes.count == 1 && batch.transaction == nil)
  }

  // MARK: Completions and upkeep

  @Test func aCompletionNeedsNoChange() throws {
    pending.perform {}
    #expect(pending.hasChanges)
    let batch = try #require(take())
    #expect(batch.changes.isEmpty && batch.completions.count == 1)
    #expect(!pending.hasChanges)
  }

  @Test func upkeepIsTakenWithoutTheChanges() throws {
    let source = OwnedSource("source")
    var batch = PendingWork.Batch()
    #expect(!pending.takeUpkeep(&batch))
    pending.add(source, quiet)
    #expect(!pending.takeUpkeep(&batch))
    pending.keep(source)
    #expect(pending.takeUpkeep(&batch))
    #expect(batch.kept.count == 1 && batch.changes.isEmpty)
    #expect(pending.hasChanges)
    #expect(try #require(take()).changes.count == 1)
  }

  @Test func keptSourcesAreNoChange() throws {
    pending.keep(OwnedSource("source"))
    #expect(!pending.hasChanges)
    #expect(try #require(take()).kept.count == 1)
  }

  // MARK: Discarding

  private func discard(_ sources: Source...) {
    pending.discard(Dictionary(uniqueKeysWithValues: sources.map { (ObjectIdentifier($0), $0) }))
  }

  @Test func discardedChangesAreNotShown() throws {
    let sources = sources(2)
    for source in sources { pending.add(source, nil) }
    discard(sources[0])
    #expect(pending.hasChanges)
    #expect(try #require(take()).changes.map(\.label) == ["source 1"])
  }

  @Test func nothingWaitsAfterAllChangesAreDiscarded() {
    let sources = sources(2)
    pending.add(sources[0], nil)
    pending.add(sources[1], quiet)
    discard(sources[0], sources[1])
    #expect(!pending.hasChanges && !pending.hasSeveralUpdates)
    #expect(pending.laterUpdate(for: loud) == nil)
  }

  @Test func theNextUpdateTakesThePlaceOfADiscardedOne() throws {
    let sources = sources(3)
    for (source, transaction) in zip(sources, [nil, quiet, loud]) { pending.add(source, transaction) }
    let number = try #require(pending.laterUpdate(for: loud)) - 1
    discard(sources[0])
    let batch = try #require(take())
    #expect(batch.changes.map(\.label) == ["source 1"])
    #expect(batch.transaction?[QuietKey.self] == true)
    #expect(batch.sequence == number)
    #expect(try #require(take()).changes.map(\.label) == ["source 2"])
  }

  @Test func aSourceIsToldThatItsDiscardedChangeIsOver() {
    let log = ActionLog()
    let request = RequestSource("request") { log.add("request") }
    pending.add(request, nil)
    discard(request)
    #expect(log.lines == ["request"])
  }
}

private enum QuietKey: TransactionKey {
  static let defaultValue = false
}
