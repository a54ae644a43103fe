internal import CanopyGraph
internal import Glibc
internal import Synchronization

@_spi(SwiftUI) internal import Observation

/// The observation of the `@Observable` properties that a body reads, for as long as the body has a view.
///
/// The Observation framework notifies once, and its registrations can't be canceled. A body that runs again for another reason
/// would leave a registration behind with each run. So a registration also observes a mark, a property of the observation, and a
/// change of that ends it. Two registrations that follow each other have different marks.
///
/// Other threads may change an object while the body runs. So a registration is notified after a change, when the new value can
/// be read, and where other threads change objects it stays until the next one is made: what has changed while the body ran is
/// known, and the body runs again. A body's first registration is notified before a change, because only that costs nothing
/// where a body reads no objects.
///
/// Safe because everything that changes is atomic or under the lock, except the node of the source, which is accessed only where
/// bodies run.
final class BodyObservation: Source, Observable, @unchecked Sendable {
  /// A Boolean value that indicates whether other threads than the one that runs bodies have changed objects.
  private static let isThreaded = Atomic(false)

  /// The property of the observation that a registration also observes. A change of it ends the registration.
  private enum Mark: UInt8, AtomicRepresentable {
    case even, odd
    /// There is no registration that a change ends.
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
  /// A Boolean value that indicates whether the first registration counts no more, because there has been another.
  private let isFirstOver = Atomic(false)
  /// The thread that runs bodies, written before a registration is made there.
  private let home = Atomic<UInt>(0)
  /// A Boolean value that indicates whether a change has been noted that no update has shown yet.
  private let isWaiting = Atomic(false)

  /// The properties that have changed, the first one first, where that is followed.
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

  /// Runs a body, and sees to it that its node runs again when an observed property that it read changes.
  static func track(_ record: _BodyRecord.Address, _ plan: ViewPlan, _ body: () -> Void) {
    // A view that is explained is known to read objects only when it has read one itself.
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

  /// Runs `body`, which isn't known to read objects. Returns an observation of the properties that it read; nil if it read none.
  ///
  /// The registration can't be canceled. One that can costs a microsecond.
  static func first(of body: () -> Void) -> BodyObservation? {
    let named = UpdateJournal.isOn ? BodyObservation() : nil
    var installed: BodyObservation?
    withObservationTracking(
      { if let named { named.namingChanges(body) } else { body() } },
      // Evaluated only if anything was read.
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

  /// Runs `body`, and finds out which of the properties that it reads change.
  private func namingChanges(_ body: () -> Void) {
    withObservationTracking(
      body,
      willSet: { [weak self] tracking in
        guard let self, !isFirstOver.load(ordering: .relaxed) else { return tracking.cancel() }
        noteChange(of: tracking.changed)
      })
  }

  /// Runs `body`, and observes the properties that it reads instead of those that it read before.
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

  /// Ends the last registration, which another follows, or none.
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

  /// Notes a change. Returns a Boolean value that indicates whether this is the thread that runs bodies.
  @discardableResult
  private func fire() -> Bool {
    let isHome = home.load(ordering: .relaxed) == UInt(pthread_self())
    if !isHome { Self.isThreaded.store(true, ordering: .relaxed) }
    // A change in an update is reported, and doesn't wait for one.
    if Updating.isHere || !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changed() }
    return isHome
  }

  override func willShow(_ update: UInt64) {
    // A change that found another one waiting wasn't noted, so the update has to see its value.
    _ = isWaiting.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Stops observing.
  func cancel() { replaceRegistration(by: .none) }
}

/// The observation of properties that a computed value or a row builder has read. Its node is evaluated again when they change.
package struct ObservedReads {
  private var observation: BodyObservation?

  package init() {}

  /// Does what computes the value, where the node is being evaluated.
  package mutating func follow(_ compute: () -> Void) {
    if let observation { observation.follow(compute) } else { observation = .first(of: compute) }
    observation?.trackHere()
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
