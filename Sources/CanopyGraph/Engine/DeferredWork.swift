/// The work that was requested while rules were running, and is done when they have ended.
struct DeferredWork {
  /// Writes by rules: reported, and carried out before the next pass.
  var writes: [() -> Void] = []
  /// Attributes that became dirty after they had run in this pass, and why.
  var invalidations: [(attribute: AnyAttribute, cause: UInt32)] = []
  /// Subgraphs that were freed while one of their rules was running.
  var frees: [Subgraph] = []
  /// Attributes that were freed while they were being evaluated.
  var attributeFrees: [AnyAttribute] = []

  var isEmpty: Bool { writes.isEmpty && invalidations.isEmpty && !hasFrees }
  var hasFrees: Bool { !frees.isEmpty || !attributeFrees.isEmpty }
}
