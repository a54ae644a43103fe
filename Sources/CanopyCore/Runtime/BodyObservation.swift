internal import CanopyGraph
internal import Glibc
internal import Synchronization

@_spi(SwiftUI) internal import Observation

/// The observation of the `@Observable` properties that a body reads, for as long as the body has a view.
///
/// The Observation framework notifies once, and its registrations can't be canceled. A body that runs again for another reason
/// would leave a registration behind with each run. To prevent this, each registration also observes a mark, a property of the
/// observation. Changing the mark ends the registration. Consecutive registrations have different marks.
///
/// Other threads may change an object while the body runs. Therefore a registration is notified after a change, when the new
/// value can be read. If other threads change objects, it also stays until the next registration has been made, so that changes
/// while the body runs are noticed and the body runs again. Only a body's first registration is notified before a change, because
/// this costs nothing for a body that reads no objects.
///
/// Safe because all mutable state is atomic or protected by the lock, except the node of the source, which is accessed only where
/// bodies run.
final class BodyObservation: Source, Observable, @unchecked Sendable {
  /// A Boolean value that indicates whether threads other than the one that runs bodies have changed objects.
  private static let isThreaded = Atomic(false)

  /// The property of the observation that a registration also observes. Changing it ends the registration.
  private enum Mark: UInt8, AtomicRepresentable {
    case even, odd
    /// There is no registration that a change of the mark ends.
    case none

    var path: KeyPath<BodyObservation, Bool>? {
      switch self {
      case .even: \.evenMark
      case .odd: \.oddMark
      case .none: nil
      }
    }
  }

  private let registrar = ObservationRegistrar()
  private var evenMark: Bool { true }
  private var oddMark: Bool { true }
  /// The mark of the last registration.
  private let mark = Atomic(Mark.none)
  /// A Boolean value that indicates whether a later registration has replaced the first one.
  private let isFirstOver = Atomic(false)
  /// The thread that runs bodies. It is stored before a registration is made.
  private let home = Atomic<UInt>(0)
  /// A Boolean value that indicates whether there is a recorded change that no update has shown yet.
  private let isWaiting = Atomic(false)

  /// The changed properties, in the order of their first change; empty if changes aren't followed.
  @exclusivity(unchecked) private var changedPaths: [AnyKeyPath] = []
  private let lock = SpinLock()

  override var label: String { title.name }

  override var title: SourceTitle {
    lock.lock()
    let paths = changedPaths
    lock.unlock()
    if paths.isEmpty { return SourceTitle(.object, "observed objects") }
    return SourceTitle(.object, paths.map(Self.name(of:)).joined(separator: " and "))
  }

  private static func name(of path: AnyKeyPath) -> String {
    let name = readableName(ofPath: path)
    return name.contains("<computed") ? "\(type(of: path).rootType)" : name
  }

  /// Runs a body, and makes its node run again when an observed property that the body read changes.
  static func track(_ record: _BodyRecord.Address, _ plan: ViewPlan, _ body: () -> Void) {
    // A view in an explained tree is known to read objects only after it has read one itself.
    if plan.readsObservables, record.pointee.observation == nil, !UpdateJournal.isOn {
      record.pointee.observation = .passRetained(BodyObservation())
    }
    if let known = record.pointee.observation {
      known._withUnsafeGuaranteedRef {
        $0.follow(body)
        $0.trackHere()
      }
    } else if let new = first(of: body) {
      plan.readsObservables = true
      record.pointee.observation = .passRetained(new)
      new.trackHere()
    }
  }

  /// Runs `body`, which isn't known to read objects. Returns an observation of the properties that it read, or nil if it read
  /// none.
  ///
  /// The registration can't be canceled, because a registration that can costs a microsecond.
  static func first(of body: () -> Void) -> BodyObservation? {
    let named = UpdateJournal.isOn ? BodyObservation() : nil
    var installed: BodyObservation?
    withObservationTracking(
      { if let named { named.namingChanges(body) } else { body() } },
      // Evaluated only if the body read a property.
      onChange: handler(for: named, &installed))
    return installed
  }

  private static func handler(
    for early: BodyObservation?, _ installed: inout BodyObservation?
  ) -> @Sendable () -> Void {
    let observation = early ?? BodyObservation()
    observation.home.store(UInt(pthread_self()), ordering: .relaxed)
    installed = observation
    return { if !observation.isFirstOver.load(ordering: .relaxed) { observation.fire() } }
  }

  /// Runs `body`, and records which of the properties that it reads change.
  private func namingChanges(_ body: () -> Void) {
    withObservationTracking(
      body,
      willSet: { [weak self] tracking in
        guard let self, !isFirstOver.load(ordering: .relaxed) else { return tracking.cancel() }
        noteChange(of: tracking.changed)
      })
  }

  /// Runs `body`, and observes the properties that it reads instead of those it read before.
  func follow(_ body: () -> Void) {
    home.store(UInt(pthread_self()), ordering: .relaxed)
    if UpdateJournal.isOn { forgetChange() }
    let next: Mark = mark.load(ordering: .relaxed) == .odd ? .even : .odd
    withObservationTracking(
      {
        if let path = next.path { registrar.access(self, keyPath: path) }
        body()
      },
      didSet: { self.changed($0, of: next) })
    isFirstOver.store(true, ordering: .relaxed)
    replaceRegistration(by: next)
  }

  private func changed(_ tracking: ObservationTracking, of registration: Mark) {
    let path = tracking.changed
    if path == registration.path { return tracking.cancel() }
    let namesChanges = UpdateJournal.isOn
    if namesChanges { noteChange(of: path) }
    if fire(), !Self.isThreaded.load(ordering: .relaxed), !namesChanges {
      _ = mark.compareExchange(expected: registration, desired: .none, ordering: .relaxed)
      tracking.cancel()
    }
  }

  /// Ends the last registration, which `next` replaces.
  private func replaceRegistration(by next: Mark) {
    guard let path = mark.exchange(next, ordering: .relaxed).path else { return }
    registrar.withMutation(of: self, keyPath: path) {}
  }

  private func noteChange(of path: AnyKeyPath?) {
    guard let path else { return }
    lock.lock()
    if !changedPaths.contains(path) { changedPaths.append(path) }
    lock.unlock()
  }

  private func forgetChange() {
    lock.lock()
    changedPaths = []
    lock.unlock()
  }

  /// Reports a change. Returns a Boolean value that indicates whether the current thread runs bodies.
  @discardableResult
  private func fire() -> Bool {
    let isHome = home.load(ordering: .relaxed) == UInt(pthread_self())
    if !isHome { Self.isThreaded.store(true, ordering: .relaxed) }
    // A change during an update is always reported, and never waits for an update.
    if Updating.isHere || !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changed() }
    return isHome
  }

  override func willShow(_ update: UInt64) {
    // A change isn't reported while another change is waiting, so this update has to show the values of both.
    _ = isWaiting.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Stops observing.
  func cancel() { replaceRegistration(by: .none) }
}

/// The observation of properties that a computed value or a row builder has read. A change of them evaluates its node again.
package struct ObservedReads {
  private var observation: BodyObservation?

  package init() {}

  /// Runs `compute` during the evaluation of the node, and observes the properties that it reads.
  package mutating func follow(_ compute: () -> Void) {
    if let observation { observation.follow(compute) } else { observation = .first(of: compute) }
    observation?.trackHere()
  }

  /// Returns the result of `compute` during the evaluation of the node, and observes the properties that it reads.
  package mutating func follow<Value>(_ compute: () -> Value) -> Value {
    var value: Value?
    follow { value = compute() }
    guard let value else { preconditionFailure("Observation tracking has not run what it was to track.") }
    return value
  }

  /// Stops observing.
  package mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
