internal import CanopyGraph

/// A record of the last turns of a frame that doesn't settle, because changes keep causing further changes.
final class Loop {
  /// The affected windows.
  private var trees: [TreeContext] = []
  /// The actions that cause changes, in order, with the views whose bodies contain them.
  private var actions: [String] = []
  /// The state that the actions change.
  private var changes: [String] = []
  /// The views whose bodies run.
  private var views: [String] = []
  /// The sources that were changed outside of updates, with the number of changes.
  private var counts: [ObjectIdentifier: (source: Source, count: Int)] = [:]
  /// A Boolean value that indicates whether an action has added views to a tree, or removed them.
  private var hasTreeChanged = false
  /// The action that is being performed.
  private var action: String?

  // MARK: Recording

  /// Records a change of a source outside of updates.
  func changed(_ source: Source) {
    counts[ObjectIdentifier(source), default: (source, 0)].count += 1
    Self.add(source.title.description, to: &changes)
    if let action { Self.add(action, to: &actions) }
  }

  /// Records that an action adds views to a tree, or removes them.
  func treeChanged() { hasTreeChanged = true }

  /// Records that a body runs.
  @MainActor
  func ran(_ record: _BodyRecord.Address) {
    add(record.pointee.context.tree)
    Self.add(record.caller.map { "\($0) in \(record.nameInProgram)" } ?? record.nameInProgram, to: &views)
  }

  /// Performs an action of a view.
  func perform(_ name: String?, in tree: TreeContext, _ body: () -> Void) {
    let outer = action
    action = name ?? action
    add(tree)
    body()
    action = outer
  }

  private static func add(_ name: String, to names: inout [String]) {
    if names.count < 6, !names.contains(name) { names.append(name) }
  }

  private func add(_ tree: TreeContext) {
    if !trees.contains(where: { $0 === tree }) { trees.append(tree) }
  }

  /// The sources that were changed repeatedly. A long chain of changes to different sources isn't a loop, because it
  /// ends.
  var sources: [ObjectIdentifier: Source] { counts.filter { $0.value.count > 1 }.mapValues { $0.source } }

  // MARK: Reporting

  /// Reports the loop to the affected windows, unless only other threads changed something.
  func report(_ phase: Turns.Phase, turns: Int) {
    if case .actions = phase, counts.isEmpty, !hasTreeChanged { return }
    let issue = RuntimeIssue.doesNotSettle(phase, turns: turns, actions: actions, changes: changes, views: views)
    if trees.isEmpty { return RuntimeIssue.record(issue) }
    for tree in trees { RuntimeIssue.record(issue, in: tree) }
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
