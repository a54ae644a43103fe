import CanopyGraph

/// Keeps the issues of a graph instead of printing them.
final class IssueRecorder {
  private(set) var issues: [GraphIssue] = []

  init(_ graph: Graph) {
    graph.onIssue = { [self] in issues.append($0) }
  }

  var kinds: [GraphIssue.Kind] { issues.map(\.kind) }
  var messages: [String] { issues.map(\.message) }

  /// What was reported since this was last asked.
  func take() -> [GraphIssue] {
    defer { issues = [] }
    return issues
  }
}
