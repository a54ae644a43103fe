// Evaluations that a client controls, either the first one or on demand.

extension Engine {
  func evaluateFirst<R: ClientRule, Result>(
    _ rule: R.Type, memory: UnsafeMutableRawPointer, order: UInt32, _ body: () -> Result
  ) -> (node: AnyAttribute?, result: Result) {
    var provisional = ProvisionalReader(kind: state.pointee.kinds.index(of: rule), memory: memory, order: order)
    return withUnsafeMutablePointer(to: &provisional) { provisional in
      begin(
        Reading(
          serial: nextSerial(), checksBelow: UInt32(truncatingIfNeeded: state.pointee.checks.count),
          provisional: provisional))
      let result = body()
      let reader = reading.pointee.reader
      state.pointee.readings.pop()
      guard reader != 0 else { return (nil, result) }
      let settled = nodes[reader].flags.subtracting(.settledByEvaluation).union([.hasValue, .changedLast])
      nodes[reader].flags = settled
      nodes[reader].updatedAt = state.pointee.tick
      nodes[reader].changes = 1
      return (handle(reader), result)
    }
  }

  /// Creates the node of the running first evaluation after its first read. Returns false if no node is needed.
  func makeProvisionalReader() -> Bool {
    guard let provisional = reading.pointee.provisional?.pointee else { return false }
    let attribute = makeNode(
      kind: provisional.kind, [.output], memory: provisional.memory, name: nil, in: 0)
    placements[attribute.index].order = provisional.order
    nodes[attribute.index].flags = .evaluating
    reading.pointee.reader = attribute.index
    return true
  }

  func evaluateNow(_ attribute: AnyAttribute) {
    guard contains(attribute) else { return report(issueFreedAttribute("evaluate", attribute)) }
    guard nodes[attribute.index].flags.isDisjoint(with: .active) else {
      return deferInvalidation(of: attribute.index, because: 0)
    }
    nodes[attribute.index].cause = 0
    _ = evaluate(attribute.index)
    finishIfOutermost()
  }
}

/// A client's node that is created only if its first evaluation reads a source.
struct ProvisionalReader {
  let kind: UInt16
  let memory: UnsafeMutableRawPointer
  let order: UInt32
}
