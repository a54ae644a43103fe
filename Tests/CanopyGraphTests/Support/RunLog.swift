import CanopyGraph

/// The names of the rules that ran, in order.
final class RunLog {
  private var names: [String] = []

  func note(_ name: String) { names.append(name) }

  /// What ran since this was last asked.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

extension Graph {
  /// A computed value whose runs are logged under its name.
  func computed<Value: Equatable>(
    _ name: String, _ log: RunLog, in subgraph: Subgraph? = nil, _ body: @escaping (borrowing Evaluation) -> Value
  ) -> Attribute<Value> {
    computed(name: name, in: subgraph) {
      log.note(name)
      return body($0)
    }
  }
}

/// A rule type that logs its runs.
struct LoggedSum: Rule {
  let name: String
  let log: RunLog
  let sources: [Attribute<Int>]

  func value(in evaluation: borrowing Evaluation) -> Int {
    log.note(name)
    var sum = 0
    for source in sources { sum += evaluation[source] }
    return sum
  }
}
