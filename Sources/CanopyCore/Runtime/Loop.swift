internal import CanopyGraph

/// A record of the last turns of a frame that doesn't settle: changes that keep calling for each other.
///
/// Safe because everything that changes is behind a lock. State may be changed on any thread.
final class Loop: @unchecked Sendable {
  private struct Events {
    /// The windows that take part.
    var trees: [TreeContext] = []
    /// The actions that change something, in order, with the view in whose body each is.
    var actions: [String] = []
    /// The state that they change.
    var changes: [String] = []
    /// The views whose bodies run.
    var views: [String] = []
    /// The sources that were changed outside of updates, and how often.
    var sources: [ObjectIdentifier: (source: Source, count: Int)] = [:]
  }

  private let events = Guarded(Events())
  /// The action that is being performed.
  private let action = Guarded<String?>(nil)

  // MARK: Recording

  /// Notes a change of a source outside of updates.
  func changed(_ source: Source) {
    let (title, action) = (source.title.description, action.withLock { $0 })
    events.withLock { events in
      events.sources[ObjectIdentifier(source), default: (source, 0)].count += 1
      Self.add(title, to: &events.changes)
      if let action { Self.add(action, to: &events.actions) }
    }
  }

  /// Notes that a body runs.
  @MainActor
  func ran(_ record: _BodyRecord.Address) {
    let tree = record.pointee.context.tree
    let name = record.caller.map { "\($0) in \(record.nameInProgram)" } ?? record.nameInProgram
    events.withLock { events in
      Self.add(tree, to: &events)
      Self.add(name, to: &events.views)
    }
  }

  /// Performs an action of a view.
  func perform(_ name: String?, in tree: TreeContext, _ body: () -> Void) {
    let outer = action.withLock { action in
      defer { action = name ?? action }
      return action
    }
    events.withLock { Self.add(tree, to: &$0) }
    body()
    action.withLock { $0 = outer }
  }

  private static func add(_ name: String, to names: inout [String]) {
    if names.count < 6, !names.contains(name) { names.append(name) }
  }

  private static func add(_ tree: TreeContext, to events: inout Events) {
    if !events.trees.contains(where: { $0 === tree }) { events.trees.append(tree) }
  }

  /// The sources that were changed again and again. A long chain of changes, each of another source, comes to its end.
  var sources: [ObjectIdentifier: Source] {
    events.withLock { $0.sources.filter { $0.value.count > 1 }.mapValues { $0.source } }
  }

  // MARK: Reporting

  /// Reports the loop to the windows that take part in it.
  func report(_ phase: Turns.Phase, turns: Int) {
    let events = events.withLock { $0 }
    let issue = RuntimeIssue.doesNotSettle(
      phase, turns: turns, actions: events.actions, changes: events.changes, views: events.views)
    if events.trees.isEmpty { return RuntimeIssue.record(issue) }
    for tree in events.trees { RuntimeIssue.record(issue, in: tree) }
  }
}

extension RuntimeIssue {
  fileprivate static func doesNotSettle(
    _ phase: Turns.Phase, turns: Int, actions: [String], changes: [String], views: [String]
  ) -> RuntimeIssue {
    let hint =
      switch phase {
      case .actions: "Is there an action that changes what makes it run?"
      case .layout: "Is there a GeometryReader whose content changes its own size?"
      case .drawing: "Is there a canvas that changes what it reads?"
      }
    func list(_ names: [String]) -> String { names.joined(separator: " and ") }
    var sentence: String?
    if !changes.isEmpty {
      let actor = actions.isEmpty ? "an action" : list(actions)
      sentence = "In each turn, \(actor) changed \(list(changes))"
    }
    if !views.isEmpty {
      let bodies = "the bodies of \(list(views)) ran"
      sentence = sentence.map { "\($0), and \(bodies)" } ?? "In each turn, \(bodies)"
    }
    return RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        Changes keep calling for other changes: the frame was called off after \(turns) turns. \(sentence.map { "\($0). " } ?? "")\
        \(hint)
        """)
  }
}
