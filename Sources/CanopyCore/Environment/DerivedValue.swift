internal import CanopyGraph

/// The value at a key path as seen from one scope. It is computed once for all bodies that read it there, and compared, so that
/// `\.theme.accent` stays the same when only `theme.radius` changes.
@usableFromInline
class AnyDerivedValue: Source, AddressKeyed {
  final let anyPath: AnyKeyPath

  fileprivate init(of path: AnyKeyPath) { anyPath = path }

  final var address: ObjectIdentifier { ObjectIdentifier(anyPath) }
}

@usableFromInline
final class DerivedValue<Value>: AnyDerivedValue {
  // Safe because the initializer takes a key path of this type.
  var path: KeyPath<EnvironmentValues, Value> { unsafeDowncast(anyPath, to: KeyPath<EnvironmentValues, Value>.self) }
  /// The scope releases the value when the scope ends. An action that outlives its view may still read it.
  private let scope: EnvironmentScope
  /// Storage for the current value, the next one, and the previous one. It is plain memory, because an optional value of a type
  /// that is known only in the app costs much more.
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
    self.scope = scope
    super.init(of: path)
  }

  deinit {
    if isKnown { room.deinitialize(count: 1) }
    room.deallocate()
  }

  override var label: String { readableName(of: path, in: EnvironmentValues(seenFrom: scope)) }

  override var title: SourceTitle { SourceTitle(.environment, label) }

  /// The current value, which becomes a dependency of the running body. Outside of bodies, the value of the last update.
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

  /// Actions may read values that their view's body doesn't, so the value is kept up to date for them after the first such read.
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
