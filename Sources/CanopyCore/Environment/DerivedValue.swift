internal import CanopyGraph

/// The value at a key path as it is seen from one scope: computed once for all bodies that read it there, and compared,
/// so that `\.theme.accent` stays the same when only `theme.radius` changes.
@usableFromInline
class AnyDerivedValue: Source, @unchecked Sendable {}

@usableFromInline
final class DerivedValue<Value>: AnyDerivedValue, @unchecked Sendable {
  let path: KeyPath<EnvironmentValues, Value>
  /// The scope lets go of this when it ends; an action that outlives its view may still ask.
  private let scope: EnvironmentScope
  /// Written where bodies run, under `lock`; read there without it.
  @usableFromInline @exclusivity(unchecked) var value: Value?
  private var observed = ObservedReads()
  /// Whether every update brings this up to date, because it is read outside of bodies.
  private var isKept = false

  private static var lock: Guarded<Void> { derivedValueLock }

  init(_ path: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope) {
    self.path = path
    self.scope = scope
  }

  override var label: String { readableName(of: path) }

  /// The value, on which the running body now depends; or outside of a body, the value of the last update.
  @inlinable
  var current: Value {
    guard trackIfHere() else { return valueOutside() }
    return value ?? computed()
  }

  override func refresh() -> Bool {
    let new = observed.follow(computed)
    if let value, areEqual(value, new) { return false }
    Self.lock.withLock { _ in value = new }
    return true
  }

  @usableFromInline
  func computed() -> Value { EnvironmentValues(seenFrom: scope)[keyPath: path] }

  /// Actions read what their view's body may not read, so from the first time on the value is kept up to date for them.
  @usableFromInline
  func valueOutside() -> Value {
    let known = Self.lock.withLock { _ in isKept ? value : nil }
    if let known { return known }
    let new = computed()
    Self.lock.withLock { _ in
      value = new
      isKept = true
    }
    PendingWork.shared.keep(self)
    return new
  }
}

private let derivedValueLock = Guarded(())
