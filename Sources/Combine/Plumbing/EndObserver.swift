/// Forwards all events, and reports the cancellation or the completion once.
final class EndObserver<Input, Failure: Error>: Subscriber, Subscription {
  /// The upstream subscription and the downstream subscriber, until the completion or the cancellation.
  private struct Ends {
    var downstream: (any Subscriber<Input, Failure>)?
    var upstream: (any Subscription)?
    var onLeaving: (() -> Void)?
  }

  private let lock = Lock()
  private var ends: Ends

  init(_ downstream: some Subscriber<Input, Failure>, onLeaving: @escaping () -> Void) {
    ends = Ends(downstream: downstream, onLeaving: onLeaving)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> (any Subscriber<Input, Failure>)? in
      guard ends.upstream == nil, let downstream = ends.downstream else { return nil }
      ends.upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // `withLock` isn't used here, for the reason that `Lock.lock()` explains.
    lock.lock()
    let downstream = ends.downstream
    lock.unlock()
    return downstream?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ends = release()
    ends.onLeaving?()
    ends.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { ends.upstream }?.request(demand)
  }

  func cancel() {
    let ends = release()
    ends.upstream?.cancel()
    ends.onLeaving?()
  }

  private func release() -> Ends {
    lock.withLock {
      defer { ends = Ends() }
      return ends
    }
  }
}
