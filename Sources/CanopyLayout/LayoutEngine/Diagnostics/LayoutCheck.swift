internal import Foundation

/// Compares cached sizes with newly computed ones in debug builds. Unless a test requests all, only some of them are compared,
/// because large trees would otherwise be slow.
@MainActor
package enum LayoutCheck {
  #if DEBUG
    private static var isRunning = false
    private static var count = 0
    /// The interval at which sizes are checked: one out of this number.
    package static var interval = 64
  #endif

  static func check(_ known: CGSize, of node: LayoutNode, _ proposal: LayoutProposal) {
    #if DEBUG
      count += 1
      guard count >= interval, !isRunning, !node.record.pointee.flags.contains(.isDirty) else { return }
      count = 0
      isRunning = true
      defer { isRunning = false }
      let counted = (LayoutCounters.measured, LayoutCounters.placed)
      let fresh = node.freshAnswer(proposal).size
      (LayoutCounters.measured, LayoutCounters.placed) = counted
      guard !isClose(known.width, fresh.width) || !isClose(known.height, fresh.height) else { return }
      node.report(.answerIsOld(known, fresh, proposal.proposed, of: node))
    #endif
  }

  private static func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) < 1e-6
  }
}

/// Counts the work of layout for tests.
@MainActor
package enum LayoutCounters {
  /// The number of sizes that were computed instead of taken from the cache.
  @exclusivity(unchecked) package internal(set) static var measured = 0
  /// The number of times that an element has placed its children.
  @exclusivity(unchecked) package internal(set) static var placed = 0

  package static func reset() {
    measured = 0
    placed = 0
  }
}
