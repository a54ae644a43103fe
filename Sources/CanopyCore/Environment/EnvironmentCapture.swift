internal import CanopyGraph
internal import Synchronization

/// The environment of a place, captured at a point in time.
///
/// As long as the environment of the place hasn't changed, values are read in place and nothing is copied. They are copied before
/// the first change.
///
/// All mutable state is read and written under the lock.
@usableFromInline
final class EnvironmentCapture {
  /// The tree that the place is in.
  let tree: TreeContext
  private let lock = SpinLock()
  @exclusivity(unchecked) private var lockedState: State
  /// The property through which a body has read the environment, if one has.
  private let property: WholeEnvironment?
  /// The evaluation of the body that read it.
  private let evaluation: UInt32
  /// The observer that is notified before the environment of the place changes.
  private weak var follower: WholeEnvironment?

  private enum State {
    case live(EnvironmentScope)
    case kept([PlacedEntry])
  }

  /// - Parameter property: The property through which the body that is running reads the environment.
  init(of scope: EnvironmentScope, readBy property: WholeEnvironment? = nil) {
    tree = scope.tree
    lockedState = .live(scope)
    self.property = property
    evaluation = property == nil ? 0 : ViewRuntime.graph.evaluation
    tree.captures.add(self)
  }

  /// Creates a capture of the same point in time that notifies `follower` of changes.
  init(_ capture: EnvironmentCapture, followedBy follower: WholeEnvironment) {
    tree = capture.tree
    lockedState = capture.state
    property = nil
    evaluation = 0
    self.follower = follower
    tree.captures.add(self)
  }

  private var state: State {
    get {
      lock.lock()
      defer { lock.unlock() }
      return lockedState
    }
    set {
      lock.lock()
      let old = lockedState
      lockedState = newValue
      lock.unlock()
      withExtendedLifetime(old) {}
    }
  }

  // MARK: Reading

  /// Returns the value of `key` at the time of the capture. The running body depends on it.
  @usableFromInline
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    // A value that several bodies have read is copied when it changes.
    if let property, Updating.isHere, ViewRuntime.graph.evaluation != evaluation { property.isHandedOn(as: self) }
    switch state {
    case .live(let scope): return scope.value(of: key)
    case .kept(let entries):
      let entry = entries.first { $0.entry.key == ObjectIdentifier(key) }
      return entry?.entry.value(of: key) ?? K.defaultValue
    }
  }

  /// All entries, including hidden ones, the nearest first.
  var entries: [PlacedEntry] {
    switch state {
    case .live(let scope): scope.placedEntries
    case .kept(let entries): entries
    }
  }

  /// Records that the environment was passed to a view as a whole.
  func isHandedOn() { property?.isHandedOn(as: self) }

  /// Returns a Boolean value that indicates whether both were captured at the same place, without changes in between.
  func isSame(as other: EnvironmentCapture) -> Bool {
    if self === other { return true }
    guard case .live(let scope) = state, case .live(let otherScope) = other.state
    else { return false }
    return scope === otherScope
  }

  // MARK: Changes

  /// Copies the values, because `scope` is about to change. Returns false if the place doesn't inherit from that scope.
  @MainActor
  func keep(before scope: EnvironmentScope) -> Bool {
    guard case .live(let seen) = state else { return true }
    guard seen.path.contains(where: { $0 === scope }) else { return false }
    let entries = seen.placedEntries.map { PlacedEntry(entry: $0.entry.copy(), place: $0.place) }
    state = .kept(entries)
    follower?.changed(inUpdate: ())
    return true
  }
}

/// The captures of a tree whose values haven't been copied yet.
final class EnvironmentCaptures: Sendable {
  private let captures = Guarded<[Weak]>([])
  private let isEmpty = Atomic(true)

  private struct Weak {
    weak let capture: EnvironmentCapture?
  }

  func add(_ capture: EnvironmentCapture) {
    captures.withLock { captures in
      // Released captures are removed whenever their number may have doubled.
      if captures.count.nonzeroBitCount == 1, captures.count >= 16 { captures.removeAll { $0.capture == nil } }
      captures.append(Weak(capture: capture))
    }
    isEmpty.store(false, ordering: .relaxed)
  }

  /// Copies the values of the captures that inherit from a scope, because it is about to change.
  @MainActor
  func keep(before scope: EnvironmentScope) {
    if isEmpty.load(ordering: .relaxed) { return }
    let waiting = captures.withLock { captures in
      defer { captures = [] }
      return captures
    }
    let others = waiting.filter { $0.capture.map { !$0.keep(before: scope) } ?? false }
    captures.withLock { captures in
      captures += others
      isEmpty.store(captures.isEmpty, ordering: .relaxed)
    }
  }
}
