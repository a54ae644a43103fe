internal import CanopyGraph

/// A run of a body, for the bodies that it has caused to run.
final class BodyRun {
  let view: String
  let run: ViewExplanation.Run

  init(view: String, run: ViewExplanation.Run) {
    self.view = view
    self.run = run
  }

  /// The chain of causes: the reasons of this run, then those of the runs that led to it.
  private(set) lazy var chain: [String] = {
    let because = run.reasons.first?.because ?? []
    let names = run.reasons.map(\.text).joined(separator: " and ")
    return Array((["the body of \(view) ran because \(names)"] + because).prefix(BodyHistories.chainLimit))
  }()
}

/// The last runs of the bodies in a tree.
final class BodyHistories {
  private var histories: [_BodyRecord.Address: History] = [:]
  private var count = 0

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
  /// The maximum length of a chain of causes.
  static var chainLimit: Int { 6 }

  /// The bodies in the tree that have run, in the order in which they were added.
  var records: [_BodyRecord.Address] { histories.sorted { $0.value.place < $1.value.place }.map(\.key) }

  /// The last runs of a body, the newest last.
  func runs(of record: _BodyRecord.Address) -> [ViewExplanation.Run] { histories[record]?.runs.map(\.run) ?? [] }

  /// Returns the changes before the last run of a body, in the words of `_printChanges()`.
  func changes(of record: _BodyRecord.Address) -> [String] { histories[record]?.changes ?? [] }

  func forget(_ record: _BodyRecord.Address) { histories[record] = nil }

  static func lastRun(of record: _BodyRecord.Address) -> BodyRun? {
    record.pointee.context.tree.histories.histories[record]?.runs.last
  }
}

// Writing.

@MainActor
extension BodyHistories {
  /// Notes which fields a new value of a view changes.
  static func noteValue(of record: _BodyRecord.Address, _ new: UnsafeMutableRawPointer) {
    let histories = record.pointee.context.tree.histories
    let fields = record.plan.properties.differingFields(record.value, new)
    for field in fields where histories.histories[record]?.fields.contains(field) == false {
      histories.histories[record]?.fields.append(field)
    }
  }

  /// Notes that a body is about to run, and why.
  func bodyRuns(_ record: _BodyRecord.Address) {
    if histories[record] == nil {
      count += 1
      histories[record] = History(place: count)
    }
    guard var history = histories[record] else { return }
    let isSameUpdate = history.update == ViewRuntime.updates
    // A view with a new value runs before the values that it reads are computed again.
    if record.pointee.reason == .newValue { ViewRuntime.graph.refreshSources(of: record.pointee.node) }
    let changes = UpdateJournal.changes(readBy: record.pointee.node, since: isSameUpdate ? history.journalPlace : 0)
    let parent = record.pointee.context.owner.flatMap { Self.lastRun(of: $0) }
    var reasons: [ViewExplanation.Reason] = []
    switch record.pointee.reason {
    case .appeared:
      reasons = [ViewExplanation.Reason(.appeared, "it came into the tree", from: nil, parent)]
    case .newValue:
      let fields = history.fields.isEmpty ? ["its value"] : history.fields
      reasons = fields.map { ViewExplanation.Reason(.value, $0, from: nil, parent) }
    case .dependency: break
    }
    reasons += changes.map { node, change in
      let origin = UpdateJournal.origin(of: node, change)
      let owner = change.title.owner == record.plan.name ? nil : change.title.owner
      var reason = ViewExplanation.Reason(.init(change.title.kind), change.title.name, from: owner, origin.run)
      if let action = origin.action { reason.action = action }
      return reason
    }
    history.changes = record.printedChanges(record.pointee.reason, changes)
    history.fields = []
    history.journalPlace = UpdateJournal.count
    history.update = ViewRuntime.updates
    let transaction = TransactionOfUpdate.current
    let run = ViewExplanation.Run(
      update: Int(ViewRuntime.updates), reasons: reasons, transaction: transaction.isEmpty ? nil : transaction.code)
    history.runs.append(BodyRun(view: record.plan.name, run: run))
    if history.runs.count > Self.runLimit { history.runs.removeFirst() }
    histories[record] = history
  }
}

extension ViewExplanation.Reason {
  /// - Parameter run: The run of a body that brought the change.
  fileprivate init(_ kind: Kind, _ name: String, from owner: String?, _ run: BodyRun?) {
    self.init(
      kind: kind, name: name, owner: owner, because: run?.chain ?? [],
      action: run?.run.reasons.lazy.compactMap(\.action).first)
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Returns the changes as `_printChanges()` prints them: names of properties, `@self` and `@identity`.
  fileprivate func printedChanges(
    _ reason: BodyReason, _ changes: [(node: AnyAttribute, change: UpdateJournal.Change)]
  ) -> [String] {
    if reason == .appeared { return printedAppearance }
    var names = reason == .newValue ? ["@self"] : []
    for (node, change) in changes {
      // A value that isn't read through a property is a dependency of the body alone.
      let name = plan.properties.name(ofPropertyThatReads: node, at: value)
      let printed = name ?? (change.title.owner == plan.name ? change.title.name : "@dependencies")
      if !names.contains(printed) { names.append(printed) }
    }
    return names
  }
}

extension ViewExplanation.Reason.Kind {
  fileprivate init(_ kind: SourceTitle.Kind) {
    switch kind {
    case .state: self = .state
    case .environment: self = .environment
    case .object: self = .object
    case .preference: self = .preference
    case .other: self = .other
    }
  }
}
