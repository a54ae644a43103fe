/// Forwards all events between a publisher and a subscriber, and reports each event before forwarding it.
final class Witness<Input, Failure: Error>: Subscriber, Subscription {
  enum Event {
    case subscription(any Subscription)
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
    case request(Subscribers.Demand)
    /// The demand that a subscriber returns for an element.
    case answer(Subscribers.Demand)
    case cancel
  }

  /// The upstream subscription and the downstream subscriber, until the completion or the cancellation.
  private struct Ends {
    var downstream: (any Subscriber<Input, Failure>)?
    var upstream: (any Subscription)?
    var tell: ((Event) -> Void)?
  }

  private let lock = Lock()
  private var ends: Ends

  init(to downstream: some Subscriber<Input, Failure>, tell: @escaping (Event) -> Void) {
    ends = Ends(downstream: downstream, tell: tell)
  }

  func receive(subscription: any Subscription) {
    let ends = lock.withLock { () -> Ends? in
      guard self.ends.upstream == nil, self.ends.downstream != nil else { return nil }
      self.ends.upstream = subscription
      return self.ends
    }
    guard let ends else { return subscription.cancel() }
    ends.tell?(.subscription(subscription))
    ends.downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let ends = current
    ends.tell?(.value(input))
    let demand = ends.downstream?.receive(input) ?? .none
    if demand > .none { ends.tell?(.answer(demand)) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ends = release()
    ends.tell?(.completion(completion))
    ends.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let ends = current
    ends.tell?(.request(demand))
    ends.upstream?.request(demand)
  }

  func cancel() {
    let ends = release()
    ends.tell?(.cancel)
    ends.upstream?.cancel()
  }

  private var current: Ends { lock.withLock { ends } }

  private func release() -> Ends {
    lock.withLock {
      defer { ends = Ends() }
      return ends
    }
  }
}
