// Inspects a graph without changing it: nothing here evaluates a rule or records a read.

extension Engine {
  func explain(_ attribute: AnyAttribute) throws(GraphIssue) -> Explanation {
    guard contains(attribute) else { throw issueFreedAttribute("explain", attribute) }
    let node = attribute.index
    return Explanation(
      attribute: mention(attribute),
      freshness: freshness(of: node),
      lastRun: lastRun(of: node),
      changedLast: nodes[node].flags.contains(.changedLast),
      changes: Int(nodes[node].changes),
      // A stale attribute stores the reason that it will run, not the reason that it ran.
      because: nodes[node].flags.contains(.dirty) ? [] : causeChain(of: node).map(mention),
      sources: sources(of: node).map { mention(handle($0)) },
      readers: readers(of: node).map { mention(handle($0)) },
      subgraphs: subgraphNames(around: node))
  }

  func sources(of node: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var edge = nodes[node].firstSource
    while edge != 0 {
      result.append(edges[edge].source)
      edge = edges[edge].nextSource
    }
    return result
  }

  /// Returns the readers, oldest first.
  func readers(of node: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var edge = nodes[node].firstReader
    while edge != 0 {
      result.append(edges[edge].reader)
      edge = edges[edge].nextReader
    }
    return result.reversed()
  }

  /// Returns the value as text, if the engine stores it.
  func valueText(_ attribute: AnyAttribute) -> String? {
    guard contains(attribute), nodes[attribute.index].flags.contains(.hasValue),
      state.pointee.kinds.layout(nodes[attribute.index].kind) != nil
    else { return nil }
    let value = nodes[attribute.index].payload
    func open<Value>(_: Value.Type) -> String { "\(value.assumingMemoryBound(to: Value.self).pointee)" }
    return _openExistential(behavior(of: attribute.index)._valueType, do: open)
  }

  private func mention(_ attribute: AnyAttribute) -> Explanation.Mention {
    Explanation.Mention(attribute: attribute, name: name(attribute), value: valueText(attribute))
  }

  private func freshness(of node: NodeIndex) -> Explanation.Freshness {
    let flags = nodes[node].flags
    return flags.contains(.dirty) ? .stale : flags.contains(.maybeDirty) ? .perhapsStale : .current
  }

  private func lastRun(of node: NodeIndex) -> Explanation.Moment {
    let tick = nodes[node].updatedAt
    if tick == 1 { return .never }
    // The tick advances by two per pass: it is 2 before the first pass, 3 during it, and 4 after it.
    let passesSince = (state.pointee.tick - 1) / 2 &- (tick - 1) / 2
    let update = state.pointee.passes &- UInt64(passesSince)
    return tick & 1 == 1 ? .inUpdate(update) : .afterUpdate(update)
  }

  private func subgraphNames(around node: NodeIndex) -> [String] {
    var names: [String] = []
    var subgraph = placements[node].subgraph
    while subgraph != 0 {
      if let name = state.pointee.names[subgraphs[subgraph].stamp] { names.append(name) }
      subgraph = subgraphs[subgraph].parent
    }
    return names
  }
}
