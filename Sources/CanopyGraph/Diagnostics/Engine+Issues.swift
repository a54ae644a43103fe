// The messages of issues.

extension Engine {
  func report(_ issue: GraphIssue) {
    guard let onIssue = state.pointee.onIssue else { return issue.printToStandardError() }
    // The running rule must not depend on values that the handler reads.
    untracked { onIssue(issue) }
  }

  /// Stops the program when there is no value to return. It uses `fatalError`, which prints the sentence even in release
  /// builds.
  func stop(_ issue: GraphIssue) -> Never {
    state.pointee.onIssue?(issue)
    fatalError(issue.message)
  }

  // MARK: Names

  /// Returns the attribute's name, or its kind if it has none. This also works for some time after the attribute was freed.
  func name(_ attribute: AnyAttribute) -> String {
    if let name = state.pointee.names[attribute.stamp] { return name }
    if contains(attribute) { return behavior(of: attribute.index)._describe(nodes[attribute.index].payload) }
    if let kind = state.pointee.names.kind(ofRetired: attribute.stamp) {
      return state.pointee.kinds.behavior(kind)._kindName
    }
    return "an attribute this graph does not know"
  }

  private func name(_ node: NodeIndex) -> String { "“\(name(handle(node)))”" }

  private func name(_ subgraph: Subgraph) -> String {
    state.pointee.names[subgraph.stamp].map { "“\($0)”" } ?? "without a name"
  }

  /// Returns " while “total” was being evaluated" if a rule is running.
  private var meanwhile: String {
    let reader = reading.pointee.reader
    return reader == 0 ? "" : " while \(name(reader)) was being evaluated"
  }

  // MARK: Issues

  func issueFreedAttribute(_ verb: String, _ attribute: AnyAttribute) -> GraphIssue {
    GraphIssue(
      kind: .freedAttribute,
      message: """
        Cannot \(verb) “\(name(attribute))”\(meanwhile): its subgraph was freed, or it belongs to another graph. Make \
        it in a subgraph that lives as long as its users, or ask `contains(_:)` first.
        """,
      attributes: [attribute])
  }

  func issueFreedSubgraph(_ verb: String, _ subgraph: Subgraph) -> GraphIssue {
    GraphIssue(
      kind: .freedSubgraph,
      message: """
        Cannot \(verb) the subgraph \(name(subgraph))\(meanwhile): it, or one around it, was freed already, or it \
        belongs to another graph.
        """,
      attributes: [])
  }

  func issueNotFreedAlone(_ attribute: AnyAttribute) -> GraphIssue {
    GraphIssue(
      kind: .freedSubgraph,
      message: "Cannot free \(name(attribute)) alone: it goes with the subgraph that it was made in.",
      attributes: [attribute])
  }

  func issueWrongType(_ attribute: AnyAttribute, wanted: any Any.Type) -> GraphIssue {
    GraphIssue(
      kind: .wrongType,
      message: """
        “\(name(attribute))” is an attribute of \(behavior(of: attribute.index)._valueType) and cannot be used as one \
        of \(wanted).
        """,
      attributes: [attribute])
  }

  func issueWriteDuringUpdate(_ attribute: AnyAttribute) -> GraphIssue {
    GraphIssue(
      kind: .writeDuringUpdate,
      message: """
        “\(name(attribute))” was written\(meanwhile.isEmpty ? " during an update" : meanwhile). Rules only read: the \
        write waits for the next pass. Write from an event, or from an observer's action.
        """,
      attributes: [attribute])
  }

  func issueUpdateDuringUpdate() -> GraphIssue {
    GraphIssue(
      kind: .updateDuringUpdate,
      message: "`update()` was called\(meanwhile) and did nothing: a rule cannot start an update.",
      attributes: [])
  }

  func issueDoesNotSettle(_ passes: Int) -> GraphIssue {
    let waiting = state.pointee.queue.entries.filter { nodes[$0.node].stamp == $0.stamp }
    let names = waiting.prefix(5).map { name($0.node) }.joined(separator: ", ")
    return GraphIssue(
      kind: .doesNotSettle,
      message: """
        After \(passes) passes the update still has work to do, so the rest waits for the next one. Some rule or \
        observer keeps writing what it depends on. Still waiting: \(names).
        """,
      attributes: waiting.map { handle($0.node) })
  }

  func issueTooDeep(at node: NodeIndex) -> GraphIssue {
    let readers = state.pointee.readings.elements.map(\.reader).filter { $0 != 0 }
    let path = (readers.suffix(3) + [node]).map { name($0) }.joined(separator: " reads ")
    return GraphIssue(
      kind: .tooDeep,
      message: """
        \(readers.count) rules are waiting for each other and the stack is nearly used up: … \(path). The first \
        evaluation of a chain is as deep as the chain: read its attributes once in the order in which they were made.
        """,
      attributes: readers.map(handle))
  }

  func issueCycle(_ path: [NodeIndex], _ node: NodeIndex, hadValue: Bool) -> GraphIssue {
    let outcome =
      nodes[node].flags.contains(.hasValue)
      ? "\(name(node)) keeps its \(hadValue ? "last value" : "stand-in")"
      : "\(name(node)) has no earlier value to keep"
    return GraphIssue(
      kind: .cycle,
      message: """
        A cycle: \((path + [node]).map { name($0) }.joined(separator: " reads ")). A value cannot depend on itself; \
        \(outcome). Break the cycle, or remember the earlier value in a `StatefulRule`.
        """,
      attributes: path.map(handle))
  }

  @inline(never)
  func stopTooDeep(at node: NodeIndex) -> Never {
    stop(issueTooDeep(at: node))
  }

  @usableFromInline
  func stopReading(_ attribute: AnyAttribute) -> Never {
    stop(issueFreedAttribute("read", attribute))
  }
}
