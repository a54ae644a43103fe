package import CanopyGraph

/// The evaluations of a closure or binding in the body of a view that tracks its own reads, for explanations: the row builder of
/// a `ForEach`, or the binding of a presentation.
///
/// The views that it adds to the tree are explained by what it has read, instead of the last run of the enclosing body.
@MainActor
package final class ReadingHistory {
  /// The view or modifier, as in source code: `sheet(isPresented:)`.
  private let name: String
  /// Safe because the history belongs to a view or modifier in this context, which the enclosing views outlive.
  private let context: _MountContext
  /// The last evaluations, with the reasons for them, the newest last.
  private(set) var runs: [BodyRun] = []
  /// The number of evaluations.
  private(set) var count = 0
  /// The node with the dependencies of the evaluations.
  var node = AnyAttribute.none
  private var last: BodyRun?
  private var kept: BodyRun?

  /// Creates a history, or returns nil in a tree whose bodies aren't followed.
  package init?(of name: String, in context: _MountContext) {
    guard context.tree.followsBodies else { return nil }
    self.name = name
    self.context = context
  }

  /// A Boolean value that indicates whether a view of the program contains it in its body.
  var isOfProgram: Bool { Authors(of: context).isInProgram }

  /// The name with the view whose body contains it.
  private var place: String { "\(name) in the body of \(context.authorName ?? "the root")" }

  /// Records that an evaluation is about to begin.
  ///
  /// - Parameters:
  ///   - node: The node with the dependencies; none for the first evaluation.
  ///   - verb: The effect of the evaluation, as a verb: `presented it`.
  package func willRun(_ node: AnyAttribute, _ verb: String) {
    self.node = node
    count += 1
    let authors = Authors(of: context)
    var reasons = RunReasons(of: authors.author?.plan.name)
    reasons.add(UpdateJournal.changes(readBy: node, since: 0))
    let isCause = !reasons.program.isEmpty && authors.isInProgram
    if reasons.all.isEmpty {
      let cause = BodyHistories.cause(around: authors)
      reasons.add(count == 1 ? .appeared : .value, "its value", cause, cause)
    }
    let run = reasons.makeRun("\(place) \(verb)", isCause: isCause)
    last = run
    runs.append(run)
    if runs.count > BodyHistories.runLimit { runs.removeFirst() }
  }

  /// A description of the reasons for the last evaluation: `_isShown changed, by tapping “Details”`.
  package var lastReason: String? { runs.last?.run.description }

  /// The action of the person that caused the last evaluation.
  package var lastAction: String? { runs.last?.action }

  /// Keeps the last evaluation as the cause of views that are added later.
  package func keepCause() { kept = last }

  /// Runs `body`, and attributes its changes to the last evaluation, or to the one that was kept.
  package func bring<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UpdateJournal.bringing(in: context, kept ?? last, body)
  }

  /// Registers the history as the explanation of the elements in a group.
  func explain(_ group: ElementIndex) { context.tree.histories.closures[group] = self }

  /// Called when the view or modifier leaves the tree.
  func end(_ group: ElementIndex) { context.tree.histories.closures[group] = nil }
}

@MainActor
extension _MountContext {
  /// Runs `body`, which adds views to the tree for a reason other than a run of an enclosing body: for example, a row of a lazy
  /// container scrolls into view.
  ///
  /// - Parameter sentence: The reason: `its row came into view`.
  func bringing<Result>(because sentence: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
    guard tree.followsBodies else { return try body() }
    // The cause may also be a change of the data.
    if let cause = BodyHistories.cause(around: Authors(of: self)) {
      return try UpdateJournal.bringing(in: self, cause, body)
    }
    let run = BodyRun(sentence(), by: .current, update: ViewRuntime.updates)
    return try UpdateJournal.bringing(in: self, run, body)
  }
}
