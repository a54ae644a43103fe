internal import CanopyGraph
internal import Synchronization

/// A journal of the changes in the current update, and of their causes.
///
/// It is written only while a tree is diagnosed or a body prints its changes. Otherwise, its only cost is testing a
/// flag.
///
/// Changes are written and read in updates. Causes that other threads record wait behind a lock.
@MainActor
enum UpdateJournal {
  /// The number of clients of the journal.
  nonisolated private static let listeners = Atomic(0)

  nonisolated static var isOn: Bool { listeners.load(ordering: .relaxed) > 0 }
  nonisolated static func begin() { listeners.wrappingAdd(1, ordering: .relaxed) }
  nonisolated static func end() {
    guard listeners.wrappingSubtract(1, ordering: .relaxed).newValue == 0 else { return }
    // Otherwise they would remain, and a new source may later get the same address.
    waiting.withLock { $0 = [:] }
  }

  /// A change of one source.
  struct Change {
    let title: SourceTitle
    /// The action that the program was performing.
    let cause: UpdateCause?
    /// The run of a body that brought the new value.
    let run: (any CausingRun)?
    /// The position among the changes of the update. Later changes have higher positions.
    let place: Int

    /// A description of the action.
    var action: String? { cause?.text }
  }

  /// The changes of the running update.
  @exclusivity(unchecked) private static var written: [AnyAttribute: Change] = [:]
  @exclusivity(unchecked) private(set) static var count = 0
  /// The view that is being updated with everything inside it, and the reason.
  @exclusivity(unchecked) static var applying = Applying()

  /// A view that is being updated with everything inside it.
  struct Applying {
    /// The record of the view's body; nil if there is none.
    var body: _BodyRecord.Address?
    /// The reason why views are added to the tree without a run of the body around them; nil if there is none.
    fileprivate(set) var bringing: Bringing?
  }

  /// A reason why views are added to the tree without a run of the body around them.
  final class Bringing {
    /// The innermost view whose body contains the views; nil if there is none.
    let owner: _BodyRecord.Address?
    let run: (any CausingRun)?

    fileprivate init(in owner: _BodyRecord.Address?, _ run: (any CausingRun)?) {
      self.owner = owner
      self.run = run
    }
  }

  /// Runs `body`, which adds views to the tree in a context.
  static func bringing<Result>(
    in context: _MountContext, _ run: (any CausingRun)?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = applying
    applying.bringing = Bringing(in: Authors(of: context).nearest, run)
    defer { applying = outer }
    return try body()
  }

  /// Causes of changes that no update has seen yet.
  nonisolated private static let waiting = Guarded<[ObjectIdentifier: UpdateCause]>([:])

  // MARK: Writing

  /// Records the cause of a change to a source, on any thread, before an update sees the change.
  nonisolated static func willChange(_ source: Source) {
    Turns.changed(source)
    guard let cause = UpdateCause.current else { return }
    waiting.withLock { $0[ObjectIdentifier(source)] = cause }
  }

  /// Removes and returns the cause of a change that an update has seen, or that no update has to see.
  @discardableResult
  nonisolated static func takeCause(of source: Source) -> UpdateCause? {
    waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(source)) }
  }

  /// Records that a source has changed.
  static func changed(_ source: Source) {
    let cause = takeCause(of: source) ?? UpdateCause.current
    add(
      source, cause,
      run: applying.bringing?.run ?? applying.body.flatMap { $0.pointee.context.tree.follower?.lastRun(of: $0) })
  }

  /// Records that a source with a computed value has a new value.
  static func refreshed(_ source: Source) {
    if written[source.node] == nil { add(source, nil, run: nil) }
  }

  private static func add(_ source: Source, _ cause: UpdateCause?, run: (any CausingRun)?) {
    count += 1
    // A source that changes twice in an update is recorded twice, but its cause is known only the first time.
    let known = cause == nil && run == nil ? written[source.node] : nil
    written[source.node] = Change(
      title: source.title, cause: cause ?? known?.cause, run: run ?? known?.run, place: count)
  }

  /// The root cause of all changes in the update; nil if there are several, or if none is known.
  static var root: String? {
    var root: String?
    for change in written.values {
      guard let other = change.cause?.root else { continue }
      if root == nil { root = other } else if root != other { return nil }
    }
    return root
  }

  /// Discards the changes of an update that has ended.
  static func endUpdate() {
    guard count > 0 else { return }
    count = 0
    written = [:]
  }

  // MARK: Reading

  /// Returns the changes since `place` of the sources that `node` read in its last evaluation, each with its node.
  static func changes(readBy node: AnyAttribute, since place: Int) -> [(node: AnyAttribute, change: Change)] {
    guard !node.isNone, count > 0 else { return [] }
    var found: [(node: AnyAttribute, change: Change)] = []
    for source in ViewRuntime.graph.sources(of: node) {
      if let change = written[source], change.place > place { found.append((node: source, change: change)) }
    }
    return found
  }

  /// Returns the change that caused the change of a computed value: the change of the source that was written.
  static func origin(of node: AnyAttribute, _ change: Change) -> Change {
    var (node, change) = (node, change)
    for _ in 0..<8 where change.action == nil && change.run == nil {
      guard let next = changes(readBy: node, since: 0).first else { break }
      (node, change) = next
    }
    return change
  }
}
