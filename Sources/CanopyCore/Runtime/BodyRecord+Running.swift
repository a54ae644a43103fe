internal import CanopyGraph

// The parts of running a body that don't depend on the type of the view.

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Records that the view has a new value. Returns true if the caller has to run the body, or false if the node has run it.
  @usableFromInline
  func mustRunHere() -> Bool {
    pointee.nextReason = .newValue
    if pointee.node.isNone { return true }
    ViewRuntime.graph.evaluate(pointee.node)
    return false
  }

  /// Runs the body and records its reads. The content is mounted afterward, without recording.
  @usableFromInline
  func run(_ body: () -> Void) {
    pointee.runs &+= 1
    pointee.reason = pointee.nextReason
    pointee.nextReason = .dependency
    pointee.context.tree.bodyRan(self)
    Trace.span(plan.name, .body, arguments: { ["because": lastReasons] }) { runHere(body) }
  }

  /// The reasons for the last run of the body, for traces.
  private var lastReasons: String { pointee.context.tree.follower?.lastRun(of: self)?.reasons ?? "" }

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
