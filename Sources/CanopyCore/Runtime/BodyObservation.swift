internal import CanopyGraph
internal import Synchronization

@_spi(SwiftUI) internal import Observation

/// The observation of the `@Observable` properties that a body has read. It is notified before one of them changes.
///
/// The Observation framework notifies once and can't be canceled. A body that runs again for another reason would leave an
/// observation behind with each run. So an observation also observes itself, and a change of itself cancels it.
final class BodyObservation: Source, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(false)
  private var itself: Bool { true }

  /// The property that has changed, where that is followed.
  @exclusivity(unchecked) private var changedPath: AnyKeyPath?
  private let lock = SpinLock()

  override var label: String { title.name }

  override var title: SourceTitle {
    lock.lock()
    let path = changedPath
    lock.unlock()
    guard let path else { return SourceTitle(.object, "observed objects") }
    let name = readableName(ofPath: path)
    return SourceTitle(.object, name.contains("<computed") ? "\(type(of: path).rootType)" : name)
  }

  /// Runs a body, and sees to it that its node runs again when an observed property that it read changes.
  static func track(_ record: _BodyRecord.Address, _ plan: ViewPlan, _ body: () -> Void) {
    let installed = following(body, closely: plan.readsObservables)
    if installed != nil || record.pointee.observation != nil { record.replaceObservation(with: installed) }
  }

  /// Runs `body`. Returns an observation of the properties that it read; nil if it read none.
  ///
  /// - Parameter closely: A Boolean value that indicates whether the observation can be canceled. This costs a microsecond, so
  ///   it is
  ///   used only for bodies that are known to read objects.
  static func following(_ body: () -> Void, closely: Bool) -> BodyObservation? {
    let isNamed = UpdateJournal.isOn
    let early = closely || isNamed ? BodyObservation() : nil
    // An observation that has read only itself observes nothing.
    let followed = closely ? early : nil
    var installed: BodyObservation?
    withObservationTracking(
      {
        if let followed { followed.registrar.access(followed, keyPath: \.itself) }
        if isNamed, let early { early.namingChanges(closely: closely, body) } else { body() }
      },
      // Evaluated only if anything was read.
      onChange: handler(for: early, &installed))
    return installed
  }

  private static func handler(
    for early: BodyObservation?, _ installed: inout BodyObservation?
  ) -> @Sendable () -> Void {
    let observation = early ?? BodyObservation()
    installed = observation
    return { observation.fire() }
  }

  /// Runs `body`, and finds out which of the properties that it reads changes first.
  private func namingChanges(closely: Bool, _ body: () -> Void) {
    withObservationTracking(
      {
        if closely { registrar.access(self, keyPath: \.itself) }
        body()
      },
      willSet: { [weak self] tracking in
        let path = tracking.changed
        tracking.cancel()
        // A change of the observation itself only ends it.
        if path != \BodyObservation.itself { self?.noteChange(of: path) }
      })
  }

  private func noteChange(of path: AnyKeyPath?) {
    lock.lock()
    changedPath = changedPath ?? path
    lock.unlock()
  }

  private func fire() {
    if !isOver.exchange(true, ordering: .relaxed) { changed() }
  }

  /// Stops observing.
  func cancel() {
    if !isOver.exchange(true, ordering: .relaxed) { registrar.withMutation(of: self, keyPath: \.itself) {} }
  }
}

extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// Follows another observation, or none, from now on.
  fileprivate func replaceObservation(with observation: BodyObservation?) {
    pointee.observation?.takeUnretainedValue().cancel()
    pointee.observation?.release()
    pointee.observation = observation.map { .passRetained($0) }
    guard let observation else { return }
    plan.readsObservables = true
    observation.trackHere()
  }
}

/// The observation of properties that a computed value or a row builder has read. Its node is evaluated again when they change.
package struct ObservedReads {
  private var observation: BodyObservation?

  package init() {}

  /// Does what computes the value, where the node is being evaluated.
  package mutating func follow(_ compute: () -> Void) {
    let new = BodyObservation.following(compute, closely: observation != nil)
    guard new != nil || observation != nil else { return }
    observation?.cancel()
    observation = new
    new?.trackHere()
  }

  /// Computes the value, where the node is being evaluated.
  package mutating func follow<Value>(_ compute: () -> Value) -> Value {
    var value: Value?
    follow { value = compute() }
    guard let value else { preconditionFailure("Observation tracking has not run what it was to track.") }
    return value
  }

  /// Follows nothing any more.
  package mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
