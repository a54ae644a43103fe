// Handles rules that read their own value through other rules.

extension Engine {
  /// Called when a node is read while its rule is running or its sources are being checked. All evaluations since then wait for
  /// the node, and the node waits for them.
  ///
  /// The cycle is reported, and the results along it are discarded, so the values stay unchanged.
  func closeCycle(at node: NodeIndex) {
    let waiting = waitingAttributes()
    guard let start = waiting.lastIndex(where: { $0.node == node }) else { return }
    let path = waiting[start...]
    let readings = state.pointee.readings.elements
    for step in path {
      if let index = step.reading { readings[index].isOnCycle = true }
    }
    let hadValue = nodes[node].flags.contains(.hasValue)
    if !hadValue, let index = waiting[start].reading, behavior(of: node)._standIn(nodes[node].payload) {
      nodes[node].flags.insert(.hasValue)
      readings[index].hasValue = true
    }
    let issue = issueCycle(path.map(\.node), node, hadValue: hadValue)
    if nodes[node].flags.contains(.hasValue) { report(issue) } else { stop(issue) }
  }

  /// Returns everything that is being evaluated or checked, outermost first. Each needs the next.
  private func waitingAttributes() -> [(node: NodeIndex, reading: Int?)] {
    var waiting: [(node: NodeIndex, reading: Int?)] = []
    var checked = 0
    func appendChecks(below end: Int) {
      while checked < end {
        waiting.append((state.pointee.checks[checked].node, nil))
        checked += 1
      }
    }
    for (index, reading) in state.pointee.readings.elements.enumerated() {
      appendChecks(below: Int(reading.checksBelow))
      if reading.reader != 0 { waiting.append((reading.reader, index)) }
    }
    appendChecks(below: state.pointee.checks.count)
    return waiting
  }
}
