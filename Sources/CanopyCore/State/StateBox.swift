internal import CanopyGraph

/// Where the value of a `State` is kept.
@usableFromInline
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  @usableFromInline @exclusivity(unchecked) var stored: Value
  @usableFromInline let lock = SpinLock()
  @exclusivity(unchecked) private var comparison: ComparisonPlan?
  /// Whether the observers of the property run.
  @exclusivity(unchecked) var isObserved = false
  /// The property, which the plan of its type keeps.
  private let property: Unmanaged<PropertyPlan.PropertyName>?
  /// Values from before changes that wait for an update of their own: empty but for a moment. See `PendingWork`.
  @usableFromInline @exclusivity(unchecked) var replaced: [Replaced] = []

  @usableFromInline
  struct Replaced {
    /// The update that shows the change.
    @usableFromInline let update: UInt64
    @usableFromInline let value: Value

    @usableFromInline
    init(update: UInt64, value: Value) {
      self.update = update
      self.value = value
    }
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

  /// The value of now.
  @inlinable
  var current: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  /// The value that views are to see: changes that belong to later updates aren't seen yet.
  @inlinable
  var shown: Value {
    lock.lock()
    defer { lock.unlock() }
    return replaced.isEmpty ? stored : valueInUpdate
  }

  @usableFromInline
  var valueInUpdate: Value {
    let update = ViewRuntime.shownUpdate
    return replaced.first { $0.update > update }?.value ?? stored
  }

  override func willShow(_ update: UInt64) {
    guard !replaced.isEmpty else { return }
    var shown: [Replaced] = []
    lock.lock()
    shown = replaced.filter { $0.update <= update }
    replaced.removeFirst(shown.count)
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
    if let update, replaced.last?.update != update { replaced.append(Replaced(update: update, value: old)) }
    stored = new
    lock.unlock()
    changed()
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  var laterUpdate: UInt64? {
    PendingWork.shared.hasChanges ? PendingWork.shared.laterUpdate(for: Transaction.current) : nil
  }

  @usableFromInline
  func isSame(_ old: Value, _ new: Value) -> Bool {
    let plan = comparison ?? ComparisonPlan.of(Value.self)
    comparison = plan
    return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { plan.areEqual(old, $0) } }
  }
}
