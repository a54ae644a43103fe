/// The subscriptions from which a subject receives values.
///
/// Safe because everything that changes is read and written under the lock.
final class Sources: @unchecked Sendable {
  private let lock = Lock()
  private var subscriptions: [any Subscription] = []
  private var areWanted: Bool

  /// Creates a list. If `areWanted` is true, all values of each source are requested immediately; otherwise with the first
  /// demand.
  init(areWanted: Bool) {
    self.areWanted = areWanted
  }

  func add(_ subscription: any Subscription) {
    let isWanted = lock.withLock {
      subscriptions.append(subscription)
      return areWanted
    }
    if isWanted { subscription.request(.unlimited) }
  }

  /// Requests values from the sources, unless that has been done before.
  func want() {
    let newlyWanted = lock.withLock { () -> [any Subscription] in
      guard !areWanted else { return [] }
      areWanted = true
      return subscriptions
    }
    for subscription in newlyWanted { subscription.request(.unlimited) }
  }

  func removeAll() {
    withExtendedLifetime(takeAll()) {}
  }

  func cancelAll() {
    for subscription in takeAll() { subscription.cancel() }
  }

  private func takeAll() -> [any Subscription] {
    lock.withLock {
      defer { subscriptions = [] }
      return subscriptions
    }
  }
}
