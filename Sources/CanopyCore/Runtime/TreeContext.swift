package import CanopyDrawing
internal import CanopyGraph
internal import Foundation

/// The state that the view trees of one window share: a clock, engines, and records.
package final class TreeContext {
  /// A Boolean value that indicates whether expensive diagnostics are enabled: for duplicate identifiers and defaults that create
  /// an object at each access, and counts of body runs.
  package let isDiagnosed: Bool
  /// A Boolean value that indicates whether the names of the modifiers that set environment values are recorded.
  package let namesWriters: Bool
  private var lastUpdate: UInt64 = 0
  /// The issues of the tree.
  package private(set) var issues: [RuntimeIssue] = []
  /// The index of each issue by its message.
  private var places: [String: Int] = [:]
  /// The number of body runs by type of view.
  package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  /// The captured environments of the tree.
  let captures = EnvironmentCaptures()
  /// A Boolean value that indicates whether the tree is laid out.
  package var isLaidOut = false
  /// The time that the tree shows.
  package let clock: WindowClock
  /// The objects that upper layers keep for the tree.
  // Safe because it is only accessed on the main actor, and creating an object never accesses another object.
  @exclusivity(unchecked) private var companions = TreeCompanions()
  /// The engine for the texts of the tree.
  package let textEngine: any TextEngine
  /// The engine that decodes pictures; nil if the tree shows none.
  package let imageEngine: (any ImageEngine)?

  /// Creates the context for reads before a view is in a tree.
  fileprivate convenience init(ofNoTree _: Void) {
    self.init(isDiagnosed: false, namesWriters: false, WindowClock(), FixedTextEngine.shared, nil)
  }

  /// Creates a context that doesn't follow bodies yet. See `init(isDiagnosed:namesWriters:clock:textEngine:imageEngine:)`.
  init(
    isDiagnosed: Bool, namesWriters: Bool, _ clock: WindowClock, _ textEngine: any TextEngine,
    _ imageEngine: (any ImageEngine)?
  ) {
    self.clock = clock
    self.imageEngine = imageEngine
    self.textEngine = textEngine
    self.isDiagnosed = isDiagnosed
    self.namesWriters = namesWriters
  }

  /// The object that an upper layer keeps for the tree, created on first access.
  @MainActor
  package subscript<Kept>(key: TreeCompanion<Kept>) -> Kept { unretained(key).takeUnretainedValue() }

  /// Returns the object of a key. Safe because the tree keeps the object for as long as it lives.
  @MainActor
  package func unretained<Kept>(_ key: TreeCompanion<Kept>) -> Unmanaged<Kept> { companions.unretained(key) }

  /// Keeps an object for a key that hasn't been used.
  @MainActor
  func keep<Kept>(_ object: Kept, for key: TreeCompanion<Kept>) { companions.keep(object, for: key) }

  deinit { if followsBodies { UpdateJournal.end() } }

  /// The object that remembers why bodies run: in diagnosed trees, and once a body has printed its changes.
  @exclusivity(unchecked) private(set) var follower: (any BodyFollower)?

  /// A Boolean value that indicates whether the causes of body runs are kept.
  package var followsBodies: Bool { follower != nil }

  /// Has an object remember from now on why bodies run, unless one does.
  func follow(by follower: any BodyFollower) {
    if followsBodies { return }
    self.follower = follower
    UpdateJournal.begin()
  }

  /// The elements that are written elsewhere than the elements around them, if bodies are followed.
  var writtenPlaces = WrittenPlaces()

  /// The modifiers in the content of the window that have chosen values instead of the host, by the keys of the values.
  private(set) var preferences: [ObjectIdentifier: String] = [:]

  /// Records for explanations which values the content of the window has chosen, all by the same modifier.
  package func notePreferences(_ values: EnvironmentValues, by modifier: String) {
    guard followsBodies else { return }
    preferences = Dictionary(uniqueKeysWithValues: values.own.map { ($0.key, modifier) })
  }

  @inline(__always) @MainActor
  func bodyRan(_ record: _BodyRecord.Address) {
    if let follower { note(record, follower) }
  }

  @MainActor
  private func note(_ record: _BodyRecord.Address, _ follower: any BodyFollower) {
    follower.bodyRuns(record)
    Turns.loop?.ran(record)
    guard isDiagnosed else { return }
    bodyCounts[ObjectIdentifier(record.plan.type), default: 0] += 1
    if lastUpdate != ViewRuntime.updates { takePart() }
  }

  /// Records that the tree takes part in the running update.
  @MainActor
  private func takePart() {
    lastUpdate = ViewRuntime.updates
    Self.receivers.withLock { $0.inUpdate.append(self) }
  }

  static func endUpdate() {
    // Releasing the trees may end them, and they may report issues when they end. So they are released after the lock.
    _ = receivers.withLock { receivers in
      defer { receivers.inUpdate = [] }
      return receivers.inUpdate
    }
  }

  /// Records an issue unless it is already recorded in the tree. For issues that would otherwise be found at each drawing.
  package func recordOnce(_ issue: RuntimeIssue) {
    if places[issue.message] == nil { RuntimeIssue.record(issue, in: self) }
  }

  /// The maximum number of different issues, because a program may produce an unlimited number of messages.
  private static var issueLimit: Int { 1_000 }

  package func resetCounts() { bodyCounts = [:] }

  /// Performs the action of a view, and records it as the cause of its changes.
  ///
  /// - Parameters:
  ///   - modifier: The modifier with the action; nil if it needn't be named.
  ///   - view: The view in whose body it is.
  ///   - root: The root cause, if it is known.
  @MainActor
  package func perform(
    _ action: @MainActor () -> Void, of modifier: String? = nil, in view: String? = nil, after root: String? = nil
  ) {
    if isDiagnosed, lastUpdate != ViewRuntime.updates { takePart() }
    guard let modifier, followsBodies || Turns.loop != nil else { return action() }
    UpdateCause(modifier, after: root ?? UpdateCause.current?.root).run {
      guard let loop = Turns.loop else { return action() }
      loop.perform(view.map { "\(modifier) in the body of \($0)" }, in: self) { action() }
    }
  }

  /// A Boolean value that indicates whether the modifiers of actions have to be recorded.
  var namesActions: Bool { followsBodies || Turns.loop != nil }

  /// Records an issue, or counts it if an issue with the same message was recorded before. Returns false in the latter case.
  @discardableResult
  package func record(_ issue: RuntimeIssue) -> Bool {
    if let place = places[issue.message] {
      issues[place].count += 1
      return false
    }
    guard issues.count < Self.issueLimit else { return false }
    places[issue.message] = issues.count
    issues.append(issue)
    return true
  }

  /// Runs `body` before the tree exists, and records its issues in the tree.
  package func collectingIssues<Result>(_ body: () -> Result) -> Result {
    let outer = Self.receivers.withLock { receivers in
      defer { receivers.beginning = self }
      return receivers.beginning
    }
    defer { Self.receivers.withLock { $0.beginning = outer } }
    return body()
  }

  /// The trees that receive the issues of code that runs outside of bodies.
  private struct Receivers {
    /// The tree whose root view is being created.
    var beginning: TreeContext?
    /// The trees that collect issues and have taken part in the running update.
    var inUpdate: [TreeContext] = []
  }
  private static let receivers = Guarded(Receivers())

  /// The trees that receive an issue of code that runs outside of bodies, or empty if there are none.
  static var receiversOfIssues: [TreeContext] {
    receivers.withLock { receivers in receivers.beginning.map { [$0] } ?? receivers.inUpdate }
  }

  /// Scopes that hold objects, for messages about where an object is set that a view is missing.
  private(set) var objectScopes: [WeakScope] = []

  struct WeakScope {
    weak private(set) var scope: EnvironmentScope?
  }

  /// Records a scope that holds an object.
  func holdsObject(_ scope: EnvironmentScope) {
    if objectScopes.count.nonzeroBitCount == 1 { objectScopes.removeAll { $0.scope == nil } }
    objectScopes.append(WeakScope(scope: scope))
  }
}

extension EnvironmentScope {
  /// The environment for reads before a view is in a tree. Safe because no values are ever set in it.
  nonisolated(unsafe) package static let ofNoTree = EnvironmentScope(
    parent: nil, tree: TreeContext(ofNoTree: ()), writer: nil)
}

extension _MountContext {
  /// A Boolean value that indicates whether the names of writers are recorded in the tree.
  package var namesWriters: Bool { scope._withUnsafeGuaranteedRef { $0.tree.namesWriters } }
  @usableFromInline var isDiagnosed: Bool { scope._withUnsafeGuaranteedRef { $0.tree.isDiagnosed } }

  package var tree: TreeContext { scope._withUnsafeGuaranteedRef { $0.tree } }
}
