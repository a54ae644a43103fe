package import CanopyGraph

/// The evaluations of something in the body of a view that reads for itself, for explanations: the row builder of a `ForEach`, the
/// binding of a presentation.
///
/// Views that it brings into the tree are explained by what it has read, and not by the last run of the body around it.
@MainActor
package final class ReadingHistory {
  /// The view or modifier, as in source code: `sheet(isPresented:)`.
  private let name: String
  /// Safe because it belongs to what is mounted in the context, which the views around outlive.
  private let context: _MountContext
  /// The last evaluations that something had called for which was read, the newest last.
  private(set) var runs: [BodyRun] = []
  /// The number of evaluations.
  private(set) var count = 0
  /// The node of what it has read.
  var node = AnyAttribute.none
  private var last: BodyRun?
  private var kept: BodyRun?

  /// Creates a history; nil in a tree that isn't followed.
  package init?(of name: String, in context: _MountContext) {
    guard context.tree.followsBodies else { return nil }
    self.name = name
    self.context = context
  }

  /// A Boolean value that indicates whether a view of the program has it in its body.
  var isOfProgram: Bool { Authors(of: context).isInProgram }

  /// The name with the view in whose body it is.
  private var place: String { "\(name) in the body of \(context.authorName ?? "the root")" }

  /// Notes that it is about to be evaluated.
  ///
  /// - Parameters:
  ///   - node: The node of what it has read; none at first.
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

  /// Why it was evaluated last: `_isShown changed, by tapping “Details”`.
  package var lastReason: String? { runs.last?.run.description }

  /// The action by people for which it was evaluated last.
  package var lastAction: String? { runs.last?.action }

  /// Keeps the last evaluation as the cause of what is brought later.
  package func keepCause() { kept = last }

  /// Runs `body`, whose changes are caused by the last evaluation, or by the one that was kept.
  package func bring<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UpdateJournal.bringing(in: context, kept ?? last, body)
  }

  /// Makes it known as what makes the elements of a group.
  func explain(_ group: ElementIndex) { context.tree.histories.places.setClosure(self, of: group) }

  /// Called when it leaves the tree.
  func end(_ group: ElementIndex) { context.tree.histories.places.setClosure(nil, of: group) }
}

@MainActor
extension _MountContext {
  /// Runs `body`, which brings views into the tree for another reason than a run of a body around them, for example a row of a lazy
  /// container that comes into view.
  ///
  /// - Parameter sentence: The reason: `its row came into view`.
  func bringing<Result>(because sentence: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
    guard tree.followsBodies else { return try body() }
    // A change of the data may also bring it.
    if let cause = BodyHistories.cause(around: Authors(of: self)) {
      return try UpdateJournal.bringing(in: self, cause, body)
    }
    let run = BodyRun(sentence(), by: .current, update: ViewRuntime.updates)
    return try UpdateJournal.bringing(in: self, run, body)
  }
}
