// Frees a subgraph with its attributes, their edges, and all nested subgraphs, or a single attribute.

extension Engine {
  func free(_ subgraph: Subgraph) {
    guard contains(subgraph) else { return report(issueFreedSubgraph("free", subgraph)) }
    if holdsRunningRule(subgraph.index) {
      state.pointee.deferred.frees.append(subgraph)
      return
    }
    unlinkFromParent(subgraph.index)
    let doomed = detachAttributes(inside: subgraph.index)
    untracked { destroyPayloads(doomed) }
    announceWaitingOutputs()
  }

  /// Frees one attribute that belongs to the graph itself.
  func free(_ attribute: AnyAttribute) {
    guard contains(attribute) else { return report(issueFreedAttribute("free", attribute)) }
    guard placements[attribute.index].subgraph == 0 else { return report(issueNotFreedAlone(attribute)) }
    guard nodes[attribute.index].flags.isDisjoint(with: .active) else {
      state.pointee.deferred.attributeFrees.append(attribute)
      return
    }
    nodes[attribute.index].flags.insert(.dying)
    placements[attribute.index].nextInSubgraph = 0
    dropEdgesToSources(of: attribute.index)
    dropEdgesToReaders(of: attribute.index)
    untracked { destroyPayloads(attribute.index) }
    announceWaitingOutputs()
  }

  func carryOutDeferredFrees() {
    let (subgraphs, attributes) = (state.pointee.deferred.frees, state.pointee.deferred.attributeFrees)
    state.pointee.deferred.frees = []
    state.pointee.deferred.attributeFrees = []
    // One of them may have contained another.
    for subgraph in subgraphs where contains(subgraph) { free(subgraph) }
    for attribute in attributes where contains(attribute) { free(attribute) }
  }

  /// True if a rule whose memory is in `subgraph`, or in a nested one, is running or about to run.
  private func holdsRunningRule(_ subgraph: UInt32) -> Bool {
    guard isEvaluating else { return false }
    func holds(_ node: NodeIndex) -> Bool {
      var place = placements[node].subgraph
      while place != 0, place != subgraph { place = subgraphs[place].parent }
      return node != 0 && place == subgraph
    }
    return state.pointee.readings.elements.contains { holds($0.reader) }
      || state.pointee.checks.elements.contains { holds($0.node) }
  }

  private func unlinkFromParent(_ subgraph: UInt32) {
    let record = subgraphs[subgraph]
    if record.previousSibling != 0 {
      subgraphs[record.previousSibling].nextSibling = record.nextSibling
    } else {
      subgraphs[record.parent].firstChild = record.nextSibling
    }
    if record.nextSibling != 0 { subgraphs[record.nextSibling].previousSibling = record.previousSibling }
  }

  // MARK: Taking attributes out of the graph

  /// Removes all attributes in `root` and nested subgraphs from the graph, and frees the records of the subgraphs. Returns the
  /// first attribute, which is linked to the others by `nextInSubgraph`. Their payloads must still be destroyed.
  private func detachAttributes(inside root: UInt32) -> NodeIndex {
    var doomed: NodeIndex = 0
    var subgraph = root
    // Visits children before parents, along the links in the records.
    while true {
      if subgraphs[subgraph].firstChild != 0 {
        subgraph = subgraphs[subgraph].firstChild
        continue
      }
      var node = subgraphs[subgraph].firstNode
      while node != 0 {
        let next = placements[node].nextInSubgraph
        nodes[node].flags.insert(.dying)
        placements[node].nextInSubgraph = doomed
        doomed = node
        node = next
      }
      let (parent, sibling) = (subgraphs[subgraph].parent, subgraphs[subgraph].nextSibling)
      recycleSubgraph(subgraph)
      if subgraph == root { break }
      subgraphs[parent].firstChild = sibling
      subgraph = parent
    }
    dropEdgesToSources(of: doomed)
    dropEdgesToReaders(of: doomed)
    return doomed
  }

  private func recycleSubgraph(_ subgraph: UInt32) {
    state.pointee.names.retire(subgraphStamp: subgraphs[subgraph].stamp)
    subgraphs[subgraph] = SubgraphRecord(parent: state.pointee.freeSubgraph)
    state.pointee.freeSubgraph = subgraph
    state.pointee.liveSubgraphs -= 1
  }

  /// Removes the edges to sources. Edges between two attributes that are both being freed stay in the lists, which are never
  /// used again.
  private func dropEdgesToSources(of doomed: NodeIndex) {
    forEach(of: doomed) { node in
      var edge = nodes[node].firstSource
      while edge != 0 {
        let next = edges[edge].nextSource
        if !nodes[edges[edge].source].flags.contains(.dying) { unlinkFromSource(edge) }
        recycle(edge)
        edge = next
      }
      nodes[node].firstSource = 0
    }
  }

  /// Removes the edges to readers that remain. Their rules have to run, because they have lost a source.
  ///
  /// The lists still contain the edges that were just recycled, which have no reader.
  private func dropEdgesToReaders(of doomed: NodeIndex) {
    forEach(of: doomed) { node in
      var edge = nodes[node].firstReader
      while edge != 0 {
        let next = edges[edge].nextReader
        let reader = edges[edge].reader
        if reader != 0 {
          if nodes[reader].flags.contains(.evaluating) { markRunning(reader, edge) }
          unlinkFromReader(edge)
          recycle(edge)
          markDirty(reader, because: nodes[node].stamp)
        }
        edge = next
      }
      nodes[node].firstReader = 0
    }
  }

  private func forEach(of doomed: NodeIndex, _ body: (NodeIndex) -> Void) {
    var node = doomed
    while node != 0 {
      body(node)
      node = placements[node].nextInSubgraph
    }
  }

  // MARK: Destroying values

  /// Destroys the values of detached attributes. Their slots are freed one by one, after their stamps, so that code in a
  /// `deinit` finds a consistent graph.
  private func destroyPayloads(_ doomed: NodeIndex) {
    var doomed = doomed
    forEach(of: doomed) { node in
      state.pointee.names.retire(nodes[node])
      nodes[node].stamp = 0
    }
    while doomed != 0 {
      let node = doomed
      doomed = placements[node].nextInSubgraph
      destroyPayload(node)
      nodes[node].firstSource = state.pointee.freeNode
      state.pointee.freeNode = node
      state.pointee.liveNodes -= 1
    }
  }

  private func destroyPayload(_ node: NodeIndex) {
    let value = nodes[node].payload
    behavior(of: node)._destroy(value, hasValue: nodes[node].flags.contains(.hasValue))
    if let layout = state.pointee.kinds.layout(nodes[node].kind) {
      state.pointee.arena.recycle(value - layout.valueOffset, layout)
    }
  }

  /// Destroys all payloads at the end of the graph. Nothing is unlinked, because nothing can read the graph anymore.
  func destroyAllPayloads() {
    for node in 1..<max(nodes.count, 1) where nodes[node].stamp != 0 {
      nodes[node].stamp = 0
      destroyPayload(node)
    }
  }
}
