internal import CanopyCore

/// A closure that runs when nothing refers to this object any more: the changes of a transaction and their motions do.
/// The closure is called on the main actor, in the next update.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private let completion: () -> Void

  fileprivate init(criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  deinit { PendingWork.shared.perform(completion) }
}

/// The completions of a transaction.
struct AnimationCompletions {
  /// The completions that are under way.
  private var running: [AnimationCompletion] = []
  /// The closures of a transaction in which no changes have been made yet. An app may keep such a transaction, and use it again.
  private var closures: [(criteria: AnimationCompletionCriteria, closure: () -> Void)] = []

  mutating func add(_ criteria: AnimationCompletionCriteria, _ closure: @escaping () -> Void) {
    closures.append((criteria, closure))
  }

  /// All completions, each of which keeps its closure from running for as long as it is referred to.
  var all: [AnimationCompletion] {
    running + closures.map { AnimationCompletion(criteria: $0.criteria, $0.closure) }
  }
}

extension AnimationCompletions: ValueForUse {
  var inUse: AnimationCompletions {
    var completions = AnimationCompletions()
    completions.running = all
    return completions
  }
}

extension AnimationCompletions: Equatable {
  /// Returns whether both have the same completions under way. Closures can't be compared.
  static func == (one: AnimationCompletions, other: AnimationCompletions) -> Bool {
    one.closures.isEmpty && other.closures.isEmpty && one.running.elementsEqual(other.running, by: ===)
  }
}
