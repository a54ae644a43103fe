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
    pointee.context.tree.bodyRan(self)
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
    // A body that may fail is asked for by its type: one that does not end would hold a closure for ever.
    if mayLackObject {
      return Attempt.succeeds(in: pointee.context.tree) { runHere { viewType.makeBody(of: value, at: content) } }
    }
    runHere(body)
    return true
  }

  /// Whether what is written in the body may ask for an object that nobody has set, in a tree that survives this: a
  /// property of the view, or of one around it that handed over a closure.
  @inline(__always)
  var mayLackObject: Bool { pointee.context.tree.survivesMissingObjects && lacksObjectHereOrAround }

  private var lacksObjectHereOrAround: Bool {
    let tree = pointee.context.tree
    if lacksObject {
      tree.lacksObjects = true
      return true
    }
    return tree.lacksObjects && ancestors.contains { $0.lacksObject }
  }

  private var lacksObject: Bool { plan.properties.lackObject(at: value) }

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
