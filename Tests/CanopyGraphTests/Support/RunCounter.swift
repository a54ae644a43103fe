import CanopyGraph

/// Counts runs where a log of names would be too long.
final class RunCounter {
  nonisolated(unsafe) static let shared = RunCounter()

  private var count = 0

  func note() { count += 1 }

  /// How many there were since this was last asked.
  func take() -> Int {
    defer { count = 0 }
    return count
  }
}

/// The source plus one.
struct CountedIncrement: Rule {
  let source: Attribute<Int>
  let counter: RunCounter

  func value(in evaluation: borrowing Evaluation) -> Int {
    counter.note()
    return evaluation[source] + 1
  }
}
