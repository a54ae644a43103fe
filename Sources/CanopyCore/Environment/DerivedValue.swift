internal import CanopyGraph

/// The value at a key path as it is seen from one scope: computed once for all bodies that read it there, and compared,
/// so that `\.theme.accent` stays the same when only `theme.radius` changes.
@usableFromInline
class AnyDerivedValue: Source {}

@usableFromInline
final class DerivedValue<Value>: AnyDerivedValue {
  let path: KeyPath<EnvironmentValues, Value>
  /// The scope releases the value when it ends. An action that outlives its view may still read it.
  private let scope: EnvironmentScope
  /// Room for the value that is known, the next one, and the last one. In plain memory, because an optional value of a type that
  /// only the program knows costs much more.
  @usableFromInline let room = UnsafeMutablePointer<Value>.allocate(capacity: 3)
  /// A Boolean value that indicates whether there is a value. It is written under `lock` on the thread that runs bodies, and read
  /// there without the lock.
  @usableFromInline @exclusivity(unchecked) var isKnown = false
  @exclusivity(unchecked) private var observed = ObservedReads()
  private let comparison = ComparisonPlan.of(Value.self)
  /// A Boolean value that indicates whether each update evaluates it, because it is read outside of bodies.
  private var isKept = false

  private static var lock: Guarded<Int> { derivedValueLock }

  init(_ path: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope) {
    self.path = path
    self.scope = scope
  }

  deinit {
    if isKnown { room.deinitialize(count: 1) }
    room.deallocate()
  }

  override var label: String { readableName(of: path, in: EnvironmentValues(seenFrom: scope)) }

  override var title: SourceTitle { SourceTitle(.environment, label) }

  /// The value, on which the running body now depends; or outside of a body, the value of the last update.
  @inlinable
  var current: Value {
    guard trackIfHere() else { return valueOutside() }
    return isKnown ? room.pointee : computed()
  }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    let new = room + 1
    observed.follow { new.initialize(to: computed()) }
    if isKnown, comparison.areEqual(room, new) {
      new.deinitialize(count: 1)
      return false
    }
    remember(new)
    return true
  }

  /// Stores a new value. The old one is released after unlocking, because releasing it may run code of the app.
  private func remember(_ new: UnsafeMutablePointer<Value>) {
    let old = room + 2
    let hasOld = isKnown
    Self.lock.withLock { _ in
      if hasOld { old.moveInitialize(from: room, count: 1) }
      room.moveInitialize(from: new, count: 1)
      isKnown = true
    }
    if hasOld { old.deinitialize(count: 1) }
  }

  @usableFromInline
  func computed() -> Value { EnvironmentValues(seenFrom: scope)[keyPath: path] }

  /// Actions read what their view's body may not read, so from the first time on the value is kept up to date for them.
  @usableFromInline
  func valueOutside() -> Value {
    let (known, wasKept) = Self.lock.withLock { _ in
      defer { isKept = true }
      return (isKept && isKnown ? room.pointee : nil, isKept)
    }
    if !wasKept { PendingWork.shared.keep(self) }
    return known ?? computed()
  }
}

/// A lock for all derived values. It contains a number, because a value without size would share the lock's address, and the
/// thread sanitizer would mistake accesses to one for accesses to the other.
private let derivedValueLock = Guarded(0)
