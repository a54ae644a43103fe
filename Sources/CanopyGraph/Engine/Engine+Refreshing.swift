// Pull: bring one attribute up to date, running only the rules that must.

extension Engine {
  /// Called by a read of a stale node. The reader calls `finishIfOutermost` once it has the value. The attribute isn't freed
  /// until then, because no subgraph is freed while one of its rules runs.
  @usableFromInline
  func bringUpToDate(_ node: NodeIndex) {
    if nodes[node].flags.isDisjoint(with: .active) {
      refresh(node)
    } else {
      closeCycle(at: node)
    }
  }

  /// Brings `node`, which is stale and not active, up to date.
  @inline(__always)
  func refresh(_ node: NodeIndex) {
    if nodes[node].flags.contains(.dirty) {
      _ = evaluate(node)
    } else {
      checkSources(of: node)
    }
  }

  /// Refreshes what `root` read last, and runs its rule if any of that has changed.
  ///
  /// An attribute that is only perhaps dirty asks its sources first, in the order in which it read them; the first that
  /// turns out changed makes it dirty. Those sources ask theirs, on a stack of our own, so that the length of a chain
  /// costs no depth of the machine's stack: only what a running rule reads while it is not yet up to date does.
  private func checkSources(of root: NodeIndex) {
    let floor = state.pointee.checks.count
    check(root)
    while state.pointee.checks.count > floor {
      let top = state.pointee.checks.count - 1
      let node = state.pointee.checks[top].node
      if nodes[node].flags.contains(.dirty) {
        evaluateAskers(downTo: floor)
        continue
      }
      let edge = nextUnsettledSource(from: state.pointee.checks[top].edge)
      state.pointee.checks[top].edge = edges[edge].nextSource
      if edge == 0 {
        _ = state.pointee.checks.pop()
        settle(node)
      } else {
        settleSource(edges[edge].source, floor)
      }
    }
  }

  @inline(__always)
  private func settleSource(_ source: NodeIndex, _ floor: Int) {
    let flags = nodes[source].flags
    if !flags.isDisjoint(with: .active) {
      // All earlier sources are unchanged, so this one would be read again, and it is waiting for the result.
      closeCycle(at: source)
    } else if !flags.contains(.dirty) {
      check(source)
    } else if evaluate(source) {
      evaluateAskers(downTo: floor)
    }
  }

  /// Runs the rule of the last check, and while that results in a change, the one of the previous check.
  private func evaluateAskers(downTo floor: Int) {
    var changed = true
    while changed, state.pointee.checks.count > floor {
      changed = evaluate(state.pointee.checks.pop().node)
    }
  }

  @inline(__always)
  private func check(_ node: NodeIndex) {
    nodes[node].flags = nodes[node].flags.union(.checking)
    state.pointee.checks.push(Check(node: node, edge: nodes[node].firstSource))
  }

  /// Marks a node as clean, because none of its sources has changed.
  @inline(__always)
  private func settle(_ node: NodeIndex) {
    nodes[node].flags = nodes[node].flags.subtracting([.maybeDirty, .checking])
    if state.pointee.isTracing { traceCutOff(node) }
  }

  /// The first edge from `edge` on whose source cannot be settled by a look at what that source has read.
  private func nextUnsettledSource(from edge: EdgeIndex) -> EdgeIndex {
    var edge = edge
    while edge != 0 {
      let source = edges[edge].source
      if isUnsettled(source) {
        if nodes[source].flags.contains(.dirty) || hasUnsettledSource(source) { return edge }
        settle(source)
      }
      edge = edges[edge].nextSource
    }
    return 0
  }

  @inline(__always)
  private func hasUnsettledSource(_ node: NodeIndex) -> Bool {
    var edge = nodes[node].firstSource
    while edge != 0 {
      if isUnsettled(edges[edge].source) { return true }
      edge = edges[edge].nextSource
    }
    return false
  }

  @inline(__always)
  private func isUnsettled(_ node: NodeIndex) -> Bool {
    let flags = nodes[node].flags
    return !flags.isDisjoint(with: .stale) && !(flags.contains(.checking) && isBeingChecked(node))
  }

  /// Returns whether `node` is being checked and no rule runs for it yet.
  ///
  /// In this case it depends on itself along a cycle that was reported earlier and hasn't changed since. It is skipped.
  @inline(never)
  private func isBeingChecked(_ node: NodeIndex) -> Bool {
    state.pointee.checks.elements[Int(reading.pointee.checksBelow)...].contains { $0.node == node }
  }
}
