// The edges between sources and readers, which are created by reading, and removed when a rule no longer reads.

extension Engine {
  /// Records that the running rule has read `source`, if that is different from the read that was expected.
  @usableFromInline
  func addEdge(from source: NodeIndex) {
    if self.reading.pointee.reader == 0, !makeProvisionalReader() { return }
    let reading = self.reading.pointee
    nodes[source].readBy = reading.serial
    if wasReadLately(source, by: reading) { return }
    let edge = makeEdge(
      DependencyEdge(
        source: source, reader: reading.reader, nextSource: reading.expectedEdge, previousSource: reading.lastEdge,
        nextReader: nodes[source].firstReader, previousReader: 0))
    if reading.lastEdge != 0 {
      edges[reading.lastEdge].nextSource = edge
    } else {
      nodes[reading.reader].firstSource = edge
    }
    if reading.expectedEdge != 0 { edges[reading.expectedEdge].previousSource = edge }
    if edges[edge].nextReader != 0 { edges[edges[edge].nextReader].previousReader = edge }
    nodes[source].firstReader = edge
    self.reading.pointee.lastEdge = edge
  }

  /// Returns whether `source` is among the attributes that the rule has read most recently.
  ///
  /// The attribute itself stores only its last reader, which may be a different rule that was evaluated in between. Missing a
  /// read here only creates a superfluous edge.
  private func wasReadLately(_ source: NodeIndex, by reading: Reading) -> Bool {
    var edge = reading.lastEdge
    for _ in 0..<8 where edge != 0 {
      if edges[edge].source == source { return true }
      edge = edges[edge].previousSource
    }
    return false
  }

  private func makeEdge(_ edge: DependencyEdge) -> EdgeIndex {
    state.pointee.liveEdges += 1
    let free = state.pointee.freeEdge
    guard free != 0 else { return state.pointee.edges.append(edge) }
    state.pointee.freeEdge = edges[free].nextSource
    edges[free] = edge
    return free
  }

  func recycle(_ edge: EdgeIndex) {
    state.pointee.liveEdges -= 1
    edges[edge].source = 0
    edges[edge].reader = 0
    edges[edge].nextSource = state.pointee.freeEdge
    state.pointee.freeEdge = edge
  }

  /// Removes an edge and all later ones from its reader's list.
  func dropEdges(from edge: EdgeIndex) {
    var edge = edge
    while edge != 0 {
      let next = edges[edge].nextSource
      unlinkFromSource(edge)
      recycle(edge)
      edge = next
    }
  }

  func unlinkFromSource(_ edge: EdgeIndex) {
    let (previous, next) = (edges[edge].previousReader, edges[edge].nextReader)
    if previous != 0 {
      edges[previous].nextReader = next
    } else {
      nodes[edges[edge].source].firstReader = next
    }
    if next != 0 { edges[next].previousReader = previous }
  }

  /// Removes `edge` from its reader's list, even if the reader is being evaluated and its position is at the edge.
  func unlinkFromReader(_ edge: EdgeIndex) {
    let reader = edges[edge].reader
    let (previous, next) = (edges[edge].previousSource, edges[edge].nextSource)
    if previous != 0 {
      edges[previous].nextSource = next
    } else {
      nodes[reader].firstSource = next
    }
    if next != 0 { edges[next].previousSource = previous }
    if nodes[reader].flags.contains(.evaluating) { movePlace(of: reader, off: edge, previous, next) }
  }

  private func movePlace(of reader: NodeIndex, off edge: EdgeIndex, _ previous: EdgeIndex, _ next: EdgeIndex) {
    let readings = state.pointee.readings.elements
    for index in readings.indices where readings[index].reader == reader {
      if readings[index].lastEdge == edge { readings[index].lastEdge = previous }
      if readings[index].expectedEdge == edge { readings[index].expectedEdge = next }
    }
  }
}
