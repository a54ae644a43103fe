// The invariants of a graph while no rule is running. Tests check them after every step.

extension Engine {
  /// Returns a sentence for each violated invariant.
  func invariantViolations() -> [String] {
    var violations: [String] = []
    func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
      if !condition { violations.append(sentence()) }
    }
    expect(!isEvaluating, "an evaluation has not ended")
    expect(state.pointee.deferred.isEmpty, "work was put off and forgotten")
    expect(state.pointee.marks.count == 0, "marking has not ended")

    var (sourceEdges, readerEdges, live) = (0, 0, 0)
    for node in 1..<nodes.count where nodes[node].stamp != 0 {
      live += 1
      violations += listViolations(of: node)
      violations += flagViolations(of: node)
      sourceEdges += sources(of: node).count
      readerEdges += readers(of: node).count
    }
    expect(live == state.pointee.liveNodes, "\(live) attributes, \(state.pointee.liveNodes) counted")
    let liveEdges = state.pointee.liveEdges
    expect(sourceEdges == liveEdges, "\(sourceEdges) edges to sources, \(liveEdges) counted")
    expect(readerEdges == liveEdges, "\(readerEdges) edges to readers, \(liveEdges) counted")
    let freeNodes = length(from: state.pointee.freeNode) { nodes[$0].firstSource }
    expect(freeNodes + live + 1 == Int(nodes.count), "\(freeNodes) free and \(live) live of \(nodes.count) nodes")
    let freeEdges = length(from: state.pointee.freeEdge) { edges[$0].nextSource }
    expect(
      freeEdges + liveEdges + 1 == Int(edges.count),
      "\(freeEdges) free and \(liveEdges) live of \(edges.count) edges")
    let own = (1..<max(nodes.count, 1)).count { nodes[$0].stamp != 0 && placements[$0].subgraph == 0 }
    let members = (1..<max(subgraphs.count, 1)).filter { subgraphs[$0].stamp != 0 }.reduce(own) { sum, subgraph in
      sum + length(from: subgraphs[subgraph].firstNode) { placements[$0].nextInSubgraph }
    }
    expect(members == live, "\(members) attributes in subgraphs, \(live) in all")
    return violations
  }

  private func length(from first: UInt32, _ next: (UInt32) -> UInt32) -> Int {
    var (index, count) = (first, 0)
    while index != 0 { (index, count) = (next(index), count + 1) }
    return count
  }

  private func listViolations(of node: NodeIndex) -> [String] {
    var violations: [String] = []
    var (edge, previous) = (nodes[node].firstSource, EdgeIndex(0))
    while edge != 0 {
      if edges[edge].reader != node { violations.append("edge \(edge) is in the wrong reader's list") }
      if edges[edge].previousSource != previous { violations.append("edge \(edge) has the wrong previous source") }
      if nodes[edges[edge].source].stamp == 0 { violations.append("\(handle(node)) reads a freed attribute") }
      (edge, previous) = (edges[edge].nextSource, edge)
    }
    (edge, previous) = (nodes[node].firstReader, 0)
    while edge != 0 {
      if edges[edge].source != node { violations.append("edge \(edge) is in the wrong source's list") }
      if edges[edge].previousReader != previous { violations.append("edge \(edge) has the wrong previous reader") }
      (edge, previous) = (edges[edge].nextReader, edge)
    }
    return violations
  }

  private func flagViolations(of node: NodeIndex) -> [String] {
    let (flags, name) = (nodes[node].flags, name(handle(node)))
    var violations: [String] = []
    if !flags.isDisjoint(with: .active) { violations.append("\(name) is still being evaluated") }
    if flags.contains(.dying) { violations.append("\(name) is still being freed") }
    if flags.isDisjoint(with: [.hasValue, .dirty]) { violations.append("\(name) has no value and will not run") }
    if !flags.isDisjoint(with: .stale) {
      for reader in readers(of: node) where nodes[reader].flags.isDisjoint(with: .stale) {
        violations.append("\(name) is stale and its reader \(self.name(handle(reader))) is not")
      }
      if nodes[node].traits.contains(.output), !flags.contains(.queued) {
        violations.append("\(name) is a stale output that nobody will update")
      }
    }
    return violations
  }
}
