internal import Glibc

// Records changes, evaluations with their causes, and avoided evaluations. Without a trace, this costs one test in `evaluate`
// and in `refresh`.

extension Engine {
  /// Evaluates a node and records it. The reasons are looked up first, while the edges of the previous evaluation still exist.
  @inline(never)
  func evaluateTracing(_ node: NodeIndex) -> Bool {
    let attribute = handle(node)
    let causes = causeChain(of: node)
    let start = monotonicNanoseconds()
    let changed = run(node)
    let nanoseconds = monotonicNanoseconds() &- start
    record(.evaluated(changed: changed, nanoseconds: nanoseconds), attribute, because: causes)
    return changed
  }

  @inline(never)
  func traceCutOff(_ node: NodeIndex) {
    record(.cutOff, handle(node), because: [])
  }

  @usableFromInline
  func traceWrite(_ node: NodeIndex) {
    record(.written, handle(node), because: [])
    deliverTrace()
  }

  private func record(_ kind: TraceEvent.Kind, _ attribute: AnyAttribute, because causes: [AnyAttribute]) {
    state.pointee.traced.append(
      TraceEvent(
        kind: kind, attribute: attribute, name: name(attribute), because: causes, update: currentUpdate))
  }

  func deliverTrace() {
    guard !state.pointee.isDeliveringTrace else { return }
    state.pointee.isDeliveringTrace = true
    // Listeners can use the graph, which appends more events.
    var index = 0
    while index < state.pointee.traced.count {
      state.pointee.trace?(state.pointee.traced[index])
      index += 1
    }
    state.pointee.traced.removeAll(keepingCapacity: true)
    state.pointee.isDeliveringTrace = false
  }

  /// The number of the running update or, between updates, of the next one.
  var currentUpdate: UInt64 { state.pointee.passTick == 0 ? state.pointee.passes + 1 : state.pointee.passes }

  /// Returns the cause of a dirty node, the cause of that cause, and so on.
  ///
  /// Each attribute stores only the stamp of its cause, which is one of its sources. The chain ends at a write, or at a cause
  /// that has changed again since or no longer exists.
  func causeChain(of node: NodeIndex) -> [AnyAttribute] {
    var chain: [AnyAttribute] = []
    var node = node
    while let cause = causeOfLastEvaluation(of: node), !chain.contains(cause), chain.count < 1000 {
      chain.append(cause)
      guard contains(cause), !nodes[cause.index].traits.contains(.input) else { break }
      node = cause.index
    }
    return chain
  }

  private func causeOfLastEvaluation(of node: NodeIndex) -> AnyAttribute? {
    let cause = nodes[node].cause
    guard cause != 0 else { return nil }
    var edge = nodes[node].firstSource
    while edge != 0 {
      let source = edges[edge].source
      if nodes[source].stamp == cause { return handle(source) }
      edge = edges[edge].nextSource
    }
    return AnyAttribute(index: 0, stamp: cause)
  }
}

private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
