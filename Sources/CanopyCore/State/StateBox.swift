internal import CanopyGraph

/// Where the value of a `State` is kept.
@usableFromInline
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  @usableFromInline @exclusivity(unchecked) var stored: Value
  @usableFromInline let lock = SpinLock()
  @exclusivity(unchecked) private var comparison: ComparisonPlan?
  /// Whether the observers of the property run.
  @exclusivity(unchecked) var isObserved = false
  private let owner: any Any.Type

  init(_ initial: Value, owner: any Any.Type) {
    stored = initial
    self.owner = owner
  }

  override var label: String { "state \(readableName(of: Value.self)) of \(readableName(of: owner))" }

  override var hasKnownChanges: Bool { true }

  @usableFromInline
  override var value: Value {
    @inlinable
    get {
      track()
      return current
    }
    @inlinable
    set { set(newValue) }
  }

  /// The value of now.
  @inlinable
  var current: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  @inlinable
  func set(_ new: Value) {
    let old = current
    if isSame(old, new) { return }
    lock.lock()
    stored = new
    lock.unlock()
    changed()
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  func isSame(_ old: Value, _ new: Value) -> Bool {
    let plan = comparison ?? ComparisonPlan.of(Value.self)
    comparison = plan
    return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { plan.areEqual(old, $0) } }
  }
}
