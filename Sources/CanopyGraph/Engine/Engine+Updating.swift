// Performs an update: passes over the outputs until there is nothing left to do.

extension Engine {
  /// The maximum number of passes. A graph whose rules keep writing to their own sources would never settle.
  private static var passLimit: Int { 100 }

  func update() {
    guard !isEvaluating else { return report(issueUpdateDuringUpdate()) }
    guard !state.pointee.isUpdating, state.pointee.batchDepth == 0 else { return }
    state.pointee.isUpdating = true
    var passes = 0
    while !state.pointee.queue.isEmpty, passes < Self.passLimit {
      passes += 1
      runPass()
      runActions()
    }
    if !state.pointee.queue.isEmpty { report(issueDoesNotSettle(passes)) }
    state.pointee.isUpdating = false
    state.pointee.hasAnnouncedOutputs = false
    announceWaitingOutputs()
  }

  /// Evaluates each waiting output once, smallest order first. Outputs that become dirty during the pass are included, unless
  /// they have already run. Those wait for the next pass.
  private func runPass() {
    state.pointee.tick &+= 1
    state.pointee.passTick = state.pointee.tick
    state.pointee.passes += 1
    while !state.pointee.queue.isEmpty {
      let entry = state.pointee.queue.removeFirst()
      guard nodes[entry.node].stamp == entry.stamp else { continue }
      nodes[entry.node].flags.remove(.queued)
      if !nodes[entry.node].flags.isDisjoint(with: .stale) { refresh(entry.node) }
      finishIfOutermost()
    }
    endTick()
    carryOutDeferredWork()
  }

  /// Ends the pass. When ticks overflow after four billion, they start over after the reserved values.
  private func endTick() {
    state.pointee.passTick = 0
    state.pointee.tick &+= 1
    if state.pointee.tick < 2 { state.pointee.tick = 2 }
  }

  /// Notifies the observers of this pass. If they write, another pass follows.
  private func runActions() {
    // An action can read an attribute that another observer watches, and thereby extend the list.
    var index = 0
    while index < state.pointee.actions.count {
      let observer = state.pointee.actions[index]
      index += 1
      if contains(observer) { behavior(of: observer.index)._perform(nodes[observer.index].payload) }
    }
    state.pointee.actions.removeAll()
  }

  /// Called when an evaluation has ended and its result was read. After the outermost evaluation, deferred work is performed.
  @usableFromInline
  func finishIfOutermost() {
    guard !isEvaluating else { return }
    state.pointee.readings.rewind()
    if state.pointee.deferred.hasFrees { carryOutDeferredFrees() }
    if state.pointee.passTick == 0, !state.pointee.deferred.isEmpty { carryOutDeferredWork() }
    if !state.pointee.traced.isEmpty { deliverTrace() }
  }

  private func carryOutDeferredWork() {
    guard !state.pointee.deferred.isEmpty else { return }
    let work = state.pointee.deferred
    state.pointee.deferred = DeferredWork()
    for (attribute, cause) in work.invalidations where contains(attribute) {
      markDirty(attribute.index, because: cause)
    }
    for write in work.writes { write() }
    announceWaitingOutputs()
  }

  func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    state.pointee.batchDepth += 1
    defer {
      state.pointee.batchDepth -= 1
      if state.pointee.batchDepth == 0, !isEvaluating { update() }
    }
    return try body()
  }
}
