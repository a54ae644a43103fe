internal import CanopyGraph

/// Where the value of a `State` is kept.
@usableFromInline
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  /// The value; nil until it is first asked for.
  @usableFromInline @exclusivity(unchecked) var stored: Value?
  /// Makes the initial value.
  private var make: (() -> Value)?
  @usableFromInline let lock = SpinLock()
  @exclusivity(unchecked) private var comparison: ComparisonPlan?
  private let owner: any Any.Type

  init(_ make: @escaping () -> Value, owner: any Any.Type) {
    self.make = make
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
    let known = stored
    lock.unlock()
    return known ?? madeFirst()
  }

  /// The initial value is made when it is first asked for, outside the lock, because it is the user's code. Two threads
  /// at once make two, and one is used.
  @usableFromInline
  func madeFirst() -> Value {
    lock.lock()
    let (known, make) = (stored, make)
    lock.unlock()
    if let known { return known }
    guard let make else { preconditionFailure("State has a value, or a way to make it.") }
    let made = make()
    lock.lock()
    defer { lock.unlock() }
    if let stored { return stored }
    stored = made
    self.make = nil
    return made
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
