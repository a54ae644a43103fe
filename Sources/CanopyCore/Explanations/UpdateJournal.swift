internal import CanopyGraph
internal import Synchronization

/// A journal of the changes in the current update, and of their causes.
///
/// It is written only while a tree is diagnosed or a body prints its changes. Otherwise it costs the test of one flag.
///
/// Changes are written and read in updates. Notes from other threads wait behind a lock.
@MainActor
enum UpdateJournal {
  /// The number of clients of the journal.
  nonisolated private static let listeners = Atomic(0)

  nonisolated static var isOn: Bool { listeners.load(ordering: .relaxed) > 0 }
  nonisolated static func begin() { listeners.wrappingAdd(1, ordering: .relaxed) }
  nonisolated static func end() {
    guard listeners.wrappingSubtract(1, ordering: .relaxed).newValue == 0 else { return }
    // They would stay, and another source may later have the memory of one of these.
    waiting.withLock { $0 = [:] }
  }

  /// One source that has changed.
  struct Change {
    let title: SourceTitle
    /// The action that the program was performing.
    let cause: UpdateCause?
    /// The run of a body that brought the new value.
    let run: BodyRun?
    /// Its place among the changes of the update: the latest has the highest.
    let place: Int

    /// The action in words.
    var action: String? { cause?.text }
  }

  /// The changes of the running update.
  @exclusivity(unchecked) private static var written: [AnyAttribute: Change] = [:]
  @exclusivity(unchecked) private(set) static var count = 0
  /// The view that is being brought up to date with all inside it, and the reason.
  @exclusivity(unchecked) static var applying = Applying()

  /// Something that is being brought up to date with all inside it.
  struct Applying {
    /// The view whose body it is; nil if there is none.
    var body: _BodyRecord.Address?
    /// The reason why views come into the tree without a run of the body around them; nil if there is none.
    fileprivate(set) var bringing: Bringing?
  }

  /// A reason why views come into the tree without a run of the body around them.
  final class Bringing {
    /// The innermost view in whose body they are written; nil if they are in none.
    let owner: _BodyRecord.Address?
    let run: BodyRun?

    fileprivate init(in owner: _BodyRecord.Address?, _ run: BodyRun?) {
      self.owner = owner
      self.run = run
    }
  }

  /// Runs `body`, which brings views into the tree in a context.
  static func bringing<Result>(
    in context: _MountContext, _ run: BodyRun?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = applying
    applying.bringing = Bringing(in: Authors(of: context).nearest, run)
    defer { applying = outer }
    return try body()
  }

  /// Causes of changes that no update has seen yet.
  nonisolated private static let waiting = Guarded<[ObjectIdentifier: UpdateCause]>([:])

  // MARK: Writing

  /// Notes who changes a source, on any thread, before an update sees it.
  nonisolated static func willChange(_ source: Source) {
    Turns.changed(source)
    guard let cause = UpdateCause.current else { return }
    waiting.withLock { $0[ObjectIdentifier(source)] = cause }
  }

  /// Takes the cause of a change that an update has seen, or that none is to see.
  @discardableResult
  nonisolated static func takeCause(of source: Source) -> UpdateCause? {
    waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(source)) }
  }

  /// Notes that a source has changed.
  static func changed(_ source: Source) {
    let cause = takeCause(of: source) ?? UpdateCause.current
    add(
      source, cause,
      run: applying.bringing?.run ?? applying.body.flatMap { BodyHistories.lastRun(of: $0) })
  }

  /// Notes that a source that is computed from others has another value.
  static func refreshed(_ source: Source) {
    if written[source.node] == nil { add(source, nil, run: nil) }
  }

  private static func add(_ source: Source, _ cause: UpdateCause?, run: BodyRun?) {
    count += 1
    // A source that has changed twice is noted twice in the same update, but its cause is known only once.
    let known = cause == nil && run == nil ? written[source.node] : nil
    written[source.node] = Change(
      title: source.title, cause: cause ?? known?.cause, run: run ?? known?.run, place: count)
  }

  /// The cause with which all changes of the update began; nil if they began with several, or if none is known.
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

  /// The changes since `place` of what `node` read when it was last evaluated, each with its node.
  static func changes(readBy node: AnyAttribute, since place: Int) -> [(node: AnyAttribute, change: Change)] {
    guard !node.isNone, count > 0 else { return [] }
    var found: [(node: AnyAttribute, change: Change)] = []
    for source in ViewRuntime.graph.sources(of: node) {
      if let change = written[source], change.place > place { found.append((node: source, change: change)) }
    }
    return found
  }

  /// Returns the change that caused the change of a computed value: that of the written source.
  static func origin(of node: AnyAttribute, _ change: Change) -> Change {
    var (node, change) = (node, change)
    for _ in 0..<8 where change.action == nil && change.run == nil {
      guard let next = changes(readBy: node, since: 0).first else { break }
      (node, change) = next
    }
    return change
  }
}
