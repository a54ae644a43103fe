internal import CanopyGraph

// Running a body, whatever its type.

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Says that the view has another value. Returns true if its body is to be run by whoever calls; otherwise the node
  /// has run it.
  @usableFromInline
  func mustRunHere() -> Bool {
    pointee.nextReason = .newValue
    if pointee.node.isNone { return true }
    ViewRuntime.graph.evaluate(pointee.node)
    return false
  }

  /// Runs the body, which `body` stores at `content`, and records what it reads. What it consists of is mounted
  /// afterwards, and not recorded. Returns false if it could not end, for want of an object, in a tree that survives this.
  @usableFromInline
  func run(into content: UnsafeMutableRawPointer, _ body: () -> Void) -> Bool {
    pointee.runs &+= 1
    pointee.reason = pointee.nextReason
    pointee.nextReason = .dependency
    pointee.context.tree.bodyRan(plan.type)
    if pointee.isRecorded {
      pointee.isRecorded = false
      let hasRun = runTracked(into: content, body)
      ViewRuntime.graph.pauseTracking()
      return hasRun
    }
    let (node, hasRun) = ViewRuntime.graph.evaluateFirst(
      BodyRule.self, memory: self, order: pointee.context.depth
    ) { runTracked(into: content, body) }
    if let node { pointee.node = node }
    return hasRun
  }

  private func runTracked(into content: UnsafeMutableRawPointer, _ body: () -> Void) -> Bool {
    if pointee.context.tree.survivesMissingObjects, plan.properties.lackObject(at: value) {
      return attempt(into: content)
    }
    runHere(body)
    return true
  }

  /// Runs the body so that it may fail. It is asked for by its type: a closure that does not escape would be held for
  /// ever by a body that does not end.
  private func attempt(into content: UnsafeMutableRawPointer) -> Bool {
    let issue = BodyAttempt.run { runHere { viewType.makeBody(of: value, at: content) } }
    guard let issue else { return true }
    RuntimeIssue.record(issue, in: pointee.context.tree)
    return false
  }

  private func runHere(_ body: () -> Void) {
    let outer = ViewRuntime.currentBody
    ViewRuntime.currentBody = self
    let plan = plan
    if !plan.properties.composed.isEmpty { plan.properties.update(at: value) }
    BodyObservation.track(self, plan, body)
    ViewRuntime.currentBody = outer
  }
}

extension View {
  fileprivate static func makeBody(of view: UnsafeMutableRawPointer, at content: UnsafeMutableRawPointer) {
    let body = view.assumingMemoryBound(to: Self.self).pointee.body
    content.initializeMemory(as: Body.self, to: body)
  }
}
