// A write marks all attributes that could change. Nothing is computed here.

extension Engine {
  /// Marks the readers of a node with a new value as dirty, and their readers as possibly dirty.
  @inline(__always)
  func announceChange(of node: NodeIndex) {
    nodes[node].changes &+= 1
    let cause = nodes[node].stamp
    var edge = nodes[node].firstReader
    while edge != 0 {
      markDirty(edges[edge].reader, because: cause)
      edge = edges[edge].nextReader
    }
  }

  /// Marks a node as dirty.
  @inline(__always)
  func markDirty(_ node: NodeIndex, because cause: UInt32) {
    let flags = nodes[node].flags
    // An attribute that is being evaluated has already read its new inputs.
    if !flags.isDisjoint(with: [.dirty, .evaluating]) { return }
    let isFirstMark = flags.contains(.maybeDirty) || mayMark(node, because: cause)
    guard isFirstMark else { return }
    nodes[node].flags = flags.union(.dirty)
    nodes[node].cause = cause
    if !flags.contains(.maybeDirty) { spread(from: node) }
  }

  /// Queues `node` if it is an output, and marks its direct and indirect readers as possibly dirty.
  @inline(__always)
  private func spread(from node: NodeIndex) {
    if nodes[node].traits.contains(.output) { enqueue(node) }
    let edge = nodes[node].firstReader
    // Many attributes often share one reader, which only has to be marked once.
    guard edge != 0, edges[edge].nextReader != 0 || needsMark(edges[edge].reader) else { return }
    markReaders(from: edge)
  }

  /// Marks the reader of `edge`, the readers that follow in the list, and all their direct and indirect readers.
  ///
  /// The traversal is depth-first with an explicit stack, because chains can be a million attributes long.
  @inline(never)
  private func markReaders(from edge: EdgeIndex) {
    let floor = state.pointee.marks.count
    var edge = edge
    while true {
      while edge != 0 {
        let reader = edges[edge].reader
        let next = edges[edge].nextReader
        if nodes[reader].flags.contains(.evaluating) { markRunning(reader, edge) }
        edge = next
        if isClean(reader), mayMark(reader, because: 0) {
          nodes[reader].flags = nodes[reader].flags.union(.maybeDirty)
          if nodes[reader].traits.contains(.output) { enqueue(reader) }
          if nodes[reader].firstReader != 0 {
            if next != 0 { state.pointee.marks.push(next) }
            edge = nodes[reader].firstReader
          }
        }
      }
      guard state.pointee.marks.count > floor else { return }
      edge = state.pointee.marks.pop()
    }
  }

  /// Returns false if the attribute is already marked.
  @inline(__always)
  private func needsMark(_ node: NodeIndex) -> Bool {
    nodes[node].flags.isDisjoint(with: .stale) || nodes[node].flags.contains(.evaluating)
  }

  /// Schedules a running rule for the next pass if it has already read the edge's source, and therefore its old value.
  @inline(never)
  func markRunning(_ reader: NodeIndex, _ edge: EdgeIndex) {
    guard let reading = state.pointee.readings.elements.last(where: { $0.reader == reader }) else { return }
    // The sources up to `lastEdge` have been read in this evaluation.
    var read = reading.lastEdge
    while read != 0, read != edge { read = edges[read].previousSource }
    if read != 0 { deferInvalidation(of: reader, because: nodes[edges[edge].source].stamp) }
  }

  @inline(__always)
  private func isClean(_ node: NodeIndex) -> Bool {
    nodes[node].flags.isDisjoint(with: [.dirty, .maybeDirty, .evaluating])
  }

  /// Returns false and defers the attribute to the next pass if it has already run in this one.
  @inline(__always)
  private func mayMark(_ node: NodeIndex, because cause: UInt32) -> Bool {
    guard nodes[node].updatedAt == state.pointee.passTick else { return true }
    deferInvalidation(of: node, because: cause)
    return false
  }

  @inline(never)
  func deferInvalidation(of node: NodeIndex, because cause: UInt32) {
    state.pointee.deferred.invalidations.append((handle(node), cause))
  }

  @inline(never)
  func enqueue(_ node: NodeIndex) {
    guard !nodes[node].flags.contains(.queued) else { return }
    nodes[node].flags.insert(.queued)
    state.pointee.queue.insert(
      OutputQueue.Entry(order: placements[node].order, stamp: nodes[node].stamp, node: node))
  }

  /// Notifies the client of waiting outputs, once each time the queue becomes nonempty. Called when a change is complete, not
  /// during marking.
  func announceWaitingOutputs() {
    guard !state.pointee.isUpdating, state.pointee.batchDepth == 0 else { return }
    guard !state.pointee.queue.isEmpty, !state.pointee.hasAnnouncedOutputs, !state.pointee.isAnnouncing else { return }
    guard let onNeedsUpdate = state.pointee.onNeedsUpdate else { return }
    state.pointee.hasAnnouncedOutputs = true
    // A client that updates immediately isn't notified again during the update.
    state.pointee.isAnnouncing = true
    onNeedsUpdate()
    state.pointee.isAnnouncing = false
  }
}
