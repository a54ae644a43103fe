/// A subject that sends values to its current subscribers and stores none.
///
/// A subscriber without demand misses values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private let subscriberList = SubscriberList<Output, Failure>()
  private let sources = Sources(areRequested: false)

  /// Creates a subject.
  public init() {}

  deinit {
    sources.cancelAll()
  }

  /// Delivers a subscription to the subject, through which it can request elements.
  public func send(subscription: any Subscription) {
    sources.add(subscription)
  }

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let ending = lock.withLock {
      subscriberList.admit(outlet)
      return subscriberList.ending
    }
    outlet.open(request: { [sources] _ in sources.requestValues() })
    if let ending { outlet.finish(ending) }
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Output) {
    lock.lock()
    let outlets = subscriberList.outlets
    lock.unlock()
    var areAllOpen = true
    for outlet in outlets where !outlet.send(value, surplus: .isDropped) { areAllOpen = false }
    if !areAllOpen { lock.withLock { subscriberList.sweep() } }
  }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    let outlets = lock.withLock { subscriberList.end(completion) }
    sources.removeAll()
    for outlet in outlets { outlet.finish(completion) }
  }
}
