/// A subject that keeps the last value and sends it to each new subscriber.
///
/// A subscriber without demand receives the latest value when it requests one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private let subscriberList = SubscriberList<Output, Failure>()
  private let sources = Sources(areRequested: true)
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    sources.cancelAll()
  }

  /// The current value. Setting it sends the new value to the subscribers.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  /// Delivers a subscription to the subject, through which it can request elements.
  public func send(subscription: any Subscription) {
    sources.add(subscription)
  }

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let ending = lock.withLock {
      subscriberList.admit(outlet, first: current)
      return subscriberList.ending
    }
    outlet.open()
    if let ending { outlet.finish(ending) }
  }

  /// Stores a value and sends it to the subscribers.
  public func send(_ value: Output) {
    // The old value is released after unlocking.
    var old = value
    lock.lock()
    guard subscriberList.ending == nil else { return lock.unlock() }
    swap(&current, &old)
    let outlets = subscriberList.announce(value, surplus: .waitsForNext)
    lock.unlock()
    for outlet in outlets { outlet.deliver() }
  }

  /// Sends a completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    let outlets = lock.withLock { subscriberList.end(completion) }
    sources.removeAll()
    for outlet in outlets { outlet.finish(completion) }
  }
}
