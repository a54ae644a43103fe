// Refreshes an attribute, and runs only the rules whose sources have changed.

extension Engine {
  /// Refreshes a stale node that is being read. The caller copies the value and then calls `finishIfOutermost()`, which
  /// performs deferred frees, possibly including this node.
  @usableFromInline
  func bringUpToDate(_ node: NodeIndex) {
    if nodes[node].flags.isDisjoint(with: .active) {
      refresh(node)
    } else {
      closeCycle(at: node)
    }
  }

  /// Refreshes a stale node that isn't being evaluated or checked.
  @inline(__always)
  func refresh(_ node: NodeIndex) {
    if nodes[node].flags.contains(.dirty) {
      _ = evaluate(node)
    } else {
      checkSources(of: node)
    }
  }

  /// Refreshes the sources of `root`, and runs its rule if one of them has changed.
  ///
  /// Sources are refreshed in the order in which the rule read them. The first one that has changed makes the node dirty. A
  /// source that may be dirty is checked in the same way, using a stack of checks instead of recursion, so that chains can have
  /// any length. The call stack grows only if a running rule reads a stale node.
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
      // All earlier sources are unchanged, so the rule would read this source again. However, the source is waiting for the
      // rule.
      closeCycle(at: source)
    } else if !flags.contains(.dirty) {
      check(source)
    } else if evaluate(source) {
      evaluateAskers(downTo: floor)
    }
  }

  /// Runs the rule of the topmost node on the stack of checks. As long as values change, continues with the nodes below it.
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

  /// Returns the first edge, starting at `edge`, whose source has to be checked or evaluated, or 0 if there is none. Marks
  /// stale sources before it as clean.
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

  /// Returns whether the check of `node` began during the innermost evaluation.
  ///
  /// If so, the node depends on itself in a cycle that was reported earlier and hasn't changed since, and it is skipped.
  @inline(never)
  private func isBeingChecked(_ node: NodeIndex) -> Bool {
    state.pointee.checks.elements[Int(reading.pointee.checksBelow)...].contains { $0.node == node }
  }
}
