internal import CanopyGraph

/// The last runs of the bodies in a tree.
final class BodyHistories: BodyFollower {
  static let companion = TreeCompanion { BodyHistories() }

  private var histories: [_BodyRecord.Address: History] = [:]
  private var count = 0
  /// The root causes of the body runs in the tree during an update, with the number of that update.
  private var roots: (update: UInt64, names: [String]) = (0, [])
  /// The histories of the closures that create the elements of a group.
  var closures: [ElementIndex: ReadingHistory] = [:]

  private struct History {
    let place: Int
    var runs: [BodyRun] = []
    /// The position in the journal of the update when the body last ran.
    var journalPlace = 0
    var update: UInt64 = 0
    /// The fields of the view that have changed since it last ran.
    var fields: [String] = []
    /// The properties through which the last run read changed values, as `_printChanges()` names them.
    var changes: [String] = []
  }

  /// The number of runs that are kept for each body.
  static var runLimit: Int { 10 }

  /// The bodies in the tree that have run, in the order in which they were added.
  var records: [_BodyRecord.Address] { histories.sorted { $0.value.place < $1.value.place }.map(\.key) }

  /// The last runs of a body, the newest last.
  func runs(of record: _BodyRecord.Address) -> [BodyRun] { histories[record]?.runs ?? [] }

  /// Returns the changes that led to the last run of a body, in the format of `_printChanges()`.
  func changes(of record: _BodyRecord.Address) -> [String] { histories[record]?.changes ?? [] }

  func forget(_ record: _BodyRecord.Address) { histories[record] = nil }

  func lastRun(of record: _BodyRecord.Address) -> (any CausingRun)? { histories[record]?.runs.last }

  /// Returns the last run of a body if it was in the current update, or nil otherwise.
  @MainActor
  private static func currentRun(of record: _BodyRecord.Address) -> BodyRun? {
    guard let history = record.pointee.context.tree.histories.histories[record] else { return nil }
    return history.update == ViewRuntime.updates ? history.runs.last : nil
  }

  @MainActor var root: String? {
    // Other trees may change in the same update, so only the causes of this tree's bodies count. If none of the bodies has run,
    // the action follows the layout, which has no cause of its own.
    guard roots.update == ViewRuntime.updates else { return UpdateJournal.root }
    return roots.names.count == 1 ? roots.names[0] : nil
  }

  @MainActor
  private func note(_ names: [String]) {
    if roots.update != ViewRuntime.updates { roots = (ViewRuntime.updates, []) }
    for name in names where !roots.names.contains(name) { roots.names.append(name) }
  }

  /// Returns the run that added a view to the tree or changed it, or nil if there was none in the current update.
  ///
  /// - Parameter authors: The views in whose bodies the view is written, innermost first.
  @MainActor
  static func cause(around authors: Authors) -> (any CausingRun)? {
    let bringing = UpdateJournal.applying.bringing
    for author in authors {
      if let bringing, bringing.owner == author { return bringing.run }
      // If a body hasn't run, changes inside it can't come from further out.
      guard let run = currentRun(of: author) else { return nil }
      if run.isCause { return run }
    }
    return bringing?.owner == nil ? bringing?.run : nil
  }
}

// Writing.

@MainActor
extension BodyHistories {
  /// Records the fields of a view that a new value changes.
  func noteValue(of record: _BodyRecord.Address, _ new: UnsafeMutableRawPointer) {
    let fields = record.plan.properties.differingFields(record.value, new)
    for field in fields.map(record.name(ofField:)) where histories[record]?.fields.contains(field) == false {
      histories[record]?.fields.append(field)
    }
  }

  func bodyRuns(_ record: _BodyRecord.Address) {
    if histories[record] == nil {
      count += 1
      histories[record] = History(place: count)
    }
    guard var history = histories[record] else { return }
    let isSameUpdate = history.update == ViewRuntime.updates
    // The body runs as soon as one of the values that it reads is known to have changed, or earlier with a new value of the view.
    if record.pointee.reason != .appeared { ViewRuntime.graph.refreshSources(of: record.pointee.node) }
    let changes = UpdateJournal.changes(readBy: record.pointee.node, since: isSameUpdate ? history.journalPlace : 0)
    let cause = Self.cause(around: Authors(of: record.pointee.context))
    let fullCause: (any CausingRun)? = record.pointee.context.owner.flatMap { Self.currentRun(of: $0) } ?? cause
    let view = record.plan.role == .closure ? record.pointee.context.authorName : record.plan.name
    var reasons = RunReasons(of: view)
    switch record.pointee.reason {
    case .appeared: reasons.add(.appeared, "it came into the tree", cause, fullCause)
    case .newValue:
      for field in history.fields.isEmpty ? ["its value"] : history.fields {
        reasons.add(.value, field, cause, fullCause)
      }
    case .dependency: break
    }
    // A closure of the program counts as a cause only if the closure itself has read something that changed.
    let ownCount = reasons.program.count
    reasons.add(changes, changingValue: record.plan.role == .closure ? record.changingValue : nil)
    note(reasons.roots)
    let isCause = record.plan.role == .program || (record.isOfProgram && reasons.program.count > ownCount)
    history.changes = record.printedChanges(record.pointee.reason, changes)
    history.fields = []
    history.journalPlace = UpdateJournal.count
    history.update = ViewRuntime.updates
    history.runs.append(reasons.makeRun(record.sentence, isCause: isCause))
    if history.runs.count > Self.runLimit { history.runs.removeFirst() }
    histories[record] = history
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Returns the name of a field of the view as the program knows it.
  fileprivate func name(ofField field: String) -> String {
    if plan.role == .closure { return "its value" }
    return (viewType as? any BodyOwner.Type)?.name(ofField: field) ?? field
  }

  /// The sentence for a run of the body in chains of causes.
  fileprivate var sentence: String {
    guard let caller else { return "the body of \(plan.name) ran" }
    return "the content of \(caller) in the body of \(pointee.context.authorName ?? "the root") ran"
  }

  /// Returns the changes as `_printChanges()` prints them: names of properties, `@self` and `@identity`.
  fileprivate func printedChanges(
    _ reason: BodyReason, _ changes: [(node: AnyAttribute, change: UpdateJournal.Change)]
  ) -> [String] {
    if reason == .appeared { return printedAppearance }
    var names = reason == .newValue ? ["@self"] : []
    for (node, change) in changes {
      // A value that isn't read through a property is a dependency of the body itself.
      let name = plan.properties.name(ofPropertyThatReads: node, at: value)
      let printed = name ?? (change.title.owner == plan.name ? change.title.name : "@dependencies")
      if !names.contains(printed) { names.append(printed) }
    }
    return names
  }
}
