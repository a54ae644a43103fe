/// The subscriber of an operator. It is created from closures, and can request values and cancel.
///
/// The operator can request and cancel even before the subscription arrives, which is then notified immediately. The closures are
/// released at the end, so that operator and inlet may retain each other.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
  typealias OnValue = (Input) -> Subscribers.Demand
  typealias OnCompletion = (Subscribers.Completion<Failure>) -> Void
  typealias OnSubscription = (any Subscription) -> Void

  /// The handlers of subscriptions, elements and completions.
  private struct Handlers {
    var value: OnValue
    var completion: OnCompletion
    var subscription: OnSubscription?
  }

  private let lock = Lock()
  private var handlers: Handlers?
  private var upstream: (any Subscription)?
  /// The demand that was requested before the subscription arrived.
  private var asked = Subscribers.Demand.none
  private var isClosed = false

  /// Creates an inlet that hasn't been opened yet.
  init() {}

  init(value: @escaping OnValue, completion: @escaping OnCompletion, subscription: OnSubscription? = nil) {
    open(value: value, completion: completion, subscription: subscription)
  }

  /// Sets the closures that receive values and the completion, before any arrive.
  func open(value: @escaping OnValue, completion: @escaping OnCompletion, subscription: OnSubscription? = nil) {
    lock.withLock {
      guard !isClosed else { return }
      handlers = Handlers(value: value, completion: completion, subscription: subscription)
    }
  }

  /// A Boolean value that indicates whether the inlet is neither cancelled nor completed.
  var isOpen: Bool { lock.withLock { !isClosed } }

  func receive(subscription: any Subscription) {
    let (accepted, onSubscription, asked) = lock.withLock {
      guard !isClosed, upstream == nil else { return (false, OnSubscription?.none, Subscribers.Demand.none) }
      upstream = subscription
      return (true, handlers?.subscription, self.asked)
    }
    guard accepted else { return subscription.cancel() }
    if asked > .none { subscription.request(asked) }
    onSubscription?(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // `withLock` isn't used here, for the reason that `Lock.lock()` explains.
    lock.lock()
    guard let onValue = handlers?.value else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    close().handlers?.completion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      if self.upstream == nil { asked += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    close().upstream?.cancel()
  }

  /// Removes and returns all closures, which the caller releases.
  private func close() -> (handlers: Handlers?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (handlers, upstream, isClosed) = (nil, nil, true) }
      return (handlers, upstream)
    }
  }
}
