/// The subscriptions that deliver values to a subject.
///
/// All mutable state is read and written under the lock.
final class Sources {
  private let lock = Lock()
  private var subscriptions: [any Subscription] = []
  private var areRequested: Bool

  /// Creates a list. If `areRequested` is true, all values of each source are requested immediately. Otherwise, they are
  /// requested with the first demand.
  init(areRequested: Bool) {
    self.areRequested = areRequested
  }

  func add(_ subscription: any Subscription) {
    let isRequested = lock.withLock {
      subscriptions.append(subscription)
      return areRequested
    }
    if isRequested { subscription.request(.unlimited) }
  }

  /// Requests values from the sources, unless they have already been requested.
  func requestValues() {
    let unrequested = lock.withLock { () -> [any Subscription] in
      guard !areRequested else { return [] }
      areRequested = true
      return subscriptions
    }
    for subscription in unrequested { subscription.request(.unlimited) }
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
