// Runs a single rule.

extension Engine {
  /// Runs the rule of a node, stores its reads and its result, and marks its readers if the result is new. Returns a Boolean
  /// value that indicates whether it is new.
  @inline(__always)
  func evaluate(_ node: NodeIndex) -> Bool {
    state.pointee.isTracing ? evaluateTracing(node) : run(node)
  }

  func run(_ index: NodeIndex) -> Bool {
    var node = nodes.address(of: index)
    let stale = node.pointee.flags
    begin(
      Reading(
        reader: index, serial: nextSerial(), expectedEdge: node.pointee.firstSource,
        checksBelow: UInt32(truncatingIfNeeded: state.pointee.checks.count), hasValue: stale.contains(.hasValue)))
    node.pointee.flags = stale.subtracting(.checking).union(.evaluating)

    let behavior = state.pointee.kinds.behavior(node.pointee.kind)
    var changed = behavior._evaluate(node.pointee.payload, in: Evaluation(engine: self))

    let reading = reading
    if reading.pointee.expectedEdge != 0 { dropUnreadSources() }
    // On a cycle, a result is used only if there is no previous value.
    if reading.pointee.isOnCycle, reading.pointee.hasValue { changed = false }
    state.pointee.readings.pop()
    // The rule may have created attributes, which can move all nodes.
    node = nodes.address(of: index)
    let settled = node.pointee.flags.subtracting(.settledByEvaluation).union(.hasValue)
    node.pointee.flags = changed ? settled.union(.changedLast) : settled
    node.pointee.updatedAt = state.pointee.tick
    if changed { announceChange(of: index) }
    return changed
  }

  func begin(_ reading: Reading) {
    if !state.pointee.readings.push(reading) { stopTooDeep(at: reading.reader) }
  }

  /// Removes dependencies from the previous evaluation that the rule hasn't read again.
  @inline(never)
  private func dropUnreadSources() {
    let reading = reading.pointee
    if reading.lastEdge != 0 {
      edges[reading.lastEdge].nextSource = 0
    } else {
      nodes[reading.reader].firstSource = 0
    }
    dropEdges(from: reading.expectedEdge)
  }

  func nextSerial() -> UInt32 {
    state.pointee.lastSerial &+= 1
    if state.pointee.lastSerial == 0 { startSerialsOver() }
    return state.pointee.lastSerial
  }

  /// Resets the serials when they overflow after four billion evaluations, so that a read isn't mistaken for an earlier one.
  @inline(never)
  private func startSerialsOver() {
    for node in 1..<nodes.count { nodes[node].readBy = 0 }
    state.pointee.lastSerial = 1
  }
}
