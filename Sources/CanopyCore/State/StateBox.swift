internal import CanopyGraph

/// The storage of a `State`.
///
/// Safe because all mutable state is read and written under the lock, and plans, which contain the name of the property, are
/// never released.
@usableFromInline
final class StateBox<Value>: Location<Value> {
  @usableFromInline @exclusivity(unchecked) var stored: Value
  @usableFromInline let lock = SpinLock()
  @exclusivity(unchecked) private var comparison: ComparisonPlan?
  /// The property, as kept by the plan of its type.
  private let property: Unmanaged<PropertyPlan.PropertyName>?
  /// Values from before changes that belong to later updates. It is mostly empty. See `PendingWork`.
  @exclusivity(unchecked) private var replaced: [Replaced] = []
  /// A Boolean value that indicates whether there are any replaced values. Each update checks this, and in a generic type, even
  /// `isEmpty` of an array costs a thousand instructions.
  @usableFromInline @exclusivity(unchecked) var hasReplaced = false

  private struct Replaced {
    /// The update that shows the change.
    let update: UInt64
    let value: Value
  }

  init(_ initial: Value, property: Unmanaged<PropertyPlan.PropertyName>?) {
    stored = initial
    self.property = property
  }

  override var label: String { title.description }

  override var title: SourceTitle {
    guard let property = property?._withUnsafeGuaranteedRef({ $0 }) else {
      return SourceTitle(.state, "state \(readableName(of: Value.self))")
    }
    return SourceTitle(.state, property.text, of: property.owner)
  }

  override var hasKnownChanges: Bool { true }

  @usableFromInline
  override var value: Value {
    @inlinable
    get {
      trackIfHere() ? shown : current
    }
    @inlinable
    set { set(newValue) }
  }

  /// The current value, including changes that no update has shown yet.
  @inlinable
  var current: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  /// The value that views see, without changes that belong to later updates.
  @inlinable
  var shown: Value {
    lock.lock()
    defer { lock.unlock() }
    return hasReplaced ? valueInUpdate : stored
  }

  @usableFromInline
  var valueInUpdate: Value {
    let update = ViewRuntime.shownUpdate
    return replaced.first { $0.update > update }?.value ?? stored
  }

  override func willShow(_ update: UInt64) {
    lock.lock()
    let hasReplaced = hasReplaced
    lock.unlock()
    if hasReplaced { forgetReplaced(until: update) }
  }

  // Separate from the check for replaced values, which would have to look up the type of the array.
  @inline(never)
  private func forgetReplaced(until update: UInt64) {
    lock.lock()
    let shown = replaced.filter { $0.update <= update }
    replaced.removeFirst(shown.count)
    hasReplaced = !replaced.isEmpty
    lock.unlock()
    // Values are destroyed outside of the lock.
    withExtendedLifetime(shown) {}
  }

  @inlinable
  func set(_ new: Value) {
    let old = current
    if isSame(old, new) { return }
    let update = laterUpdate
    lock.lock()
    if let update { keep(old, before: update) }
    stored = new
    lock.unlock()
    changed()
    withExtendedLifetime(old) {}
  }

  /// Keeps an old value that views see before the given update.
  @usableFromInline
  func keep(_ old: Value, before update: UInt64) {
    if replaced.last?.update == update { return }
    replaced.append(Replaced(update: update, value: old))
    hasReplaced = true
  }

  @usableFromInline
  var laterUpdate: UInt64? {
    PendingWork.shared.hasChanges ? PendingWork.shared.laterUpdate(for: Transaction.current) : nil
  }

  @usableFromInline
  func isSame(_ old: Value, _ new: Value) -> Bool {
    // Variables, to get their addresses: functions that take closures would cost more than both copies.
    var (old, new) = (old, new)
    return comparisonPlan.areEqual(variables: &old, &new)
  }

  private var comparisonPlan: ComparisonPlan {
    lock.lock()
    let known = comparison
    lock.unlock()
    if let known { return known }
    // Created outside of the lock, because this takes microseconds.
    let plan = ComparisonPlan.of(Value.self)
    lock.lock()
    comparison = plan
    lock.unlock()
    return plan
  }
}

/// The initial value of a property with ``State()`` that doesn't specify a type.
public struct __StateInitial {
  /// Initializes memory with the value, if it has the expected type.
  private let make: (UnsafeMutableRawPointer, any Any.Type) -> Void

  /// Creates an initial value from a closure.
  public init<Value>(_ make: @escaping () -> Value) {
    self.make = { address, type in
      precondition(type == Value.self, "State of type \(type) begins with a value of type \(Value.self).")
      address.initializeMemory(as: Value.self, to: make())
    }
  }

  /// Creates and returns the value.
  func value<Value>() -> Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      guard let address = room.baseAddress else { preconditionFailure("There is room for one value.") }
      make(UnsafeMutableRawPointer(address), Value.self)
      return address.move()
    }
  }
}
