internal import CanopyGraph

// The parts of running a body that don't depend on its type.

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Notes that the view has a new value. Returns true if the caller has to run the body; otherwise the node has run it.
  @usableFromInline
  func mustRunHere() -> Bool {
    pointee.nextReason = .newValue
    if pointee.node.isNone { return true }
    ViewRuntime.graph.evaluate(pointee.node)
    return false
  }

  /// Runs the body and records its reads. Its content is mounted afterwards, without recording.
  @usableFromInline
  func run(_ body: () -> Void) {
    pointee.runs &+= 1
    pointee.reason = pointee.nextReason
    pointee.nextReason = .dependency
    pointee.context.tree.bodyRan(self)
    Trace.span(plan.name, .body, arguments: { ["because": lastReasons] }) { runHere(body) }
  }

  /// Why the body ran, for a trace.
  private var lastReasons: String { pointee.context.tree.histories.runs(of: self).last?.fullRun.description ?? "" }

  private func runHere(_ body: () -> Void) {
    if pointee.isRecorded {
      pointee.isRecorded = false
      runTracked(body)
      return ViewRuntime.graph.pauseTracking()
    }
    let (node, _) = ViewRuntime.graph.evaluateFirst(BodyRule.self, memory: self, order: pointee.context.depth) {
      runTracked(body)
    }
    if let node { pointee.node = node }
  }

  private func runTracked(_ body: () -> Void) {
    let outer = ViewRuntime.currentBody
    ViewRuntime.currentBody = self
    withPlan { plan in
      if !plan.properties.composed.isEmpty { plan.properties.update(at: value) }
      BodyObservation.track(self, plan, body)
    }
    ViewRuntime.currentBody = outer
  }
}
