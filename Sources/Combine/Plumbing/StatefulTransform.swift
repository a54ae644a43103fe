/// The subscription of an operator with state, which sends at most one value for each value of its publisher.
///
/// Demand is passed to the publisher, and one more value is requested for each skipped one.
///
/// The closure that an operator passes as `step` should capture only the values that it uses, instead of the operator
/// itself. An operator retains its publisher, which would then be retained by its own subscriber.
final class StatefulTransform<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  /// The treatment of a value.
  enum Step {
    /// Sends a value.
    case pass(Output)
    /// Sends no value.
    case skip
    /// Sends a value and finishes.
    case last(Output)
    /// Finishes without sending a value.
    case finish
  }

  private let lock = Lock()
  /// The subscriber; nil after the completion or the cancellation.
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private let ending: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
  private let step: (Input) throws(Failure) -> Step

  init(
    to downstream: some Subscriber<Output, Failure>,
    ending: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    step: @escaping (Input) throws(Failure) -> Step
  ) {
    self.downstream = downstream
    self.ending = ending
    self.step = step
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard upstream == nil, self.downstream != nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // `withLock` isn't used here, for the reason that `Lock.lock()` explains.
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    do throws(Failure) {
      switch try step(input) {
      case .pass(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .last(let output):
        // Stops before the subscriber receives the value, because the subscriber may cause another value in the
        // meantime.
        guard let downstream = stop() else { return .none }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      case .finish: stop()?.receive(completion: .finished)
      }
    } catch {
      stop()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    release().downstream?.receive(completion: ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    _ = stop()
  }

  /// Cancels the upstream subscription, and sends a completion to the subscriber.
  func cut(_ completion: Subscribers.Completion<Failure>) {
    stop()?.receive(completion: completion)
  }

  /// Cancels the upstream subscription, and returns the subscriber if there is one.
  private func stop() -> (any Subscriber<Output, Failure>)? {
    let (downstream, upstream) = release()
    upstream?.cancel()
    return downstream
  }

  private func release() -> (downstream: (any Subscriber<Output, Failure>)?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension StatefulTransform where InputFailure == Failure {
  /// Creates a transform with the same type of failure as its publisher, and with a step that can't fail.
  convenience init(to downstream: some Subscriber<Output, Failure>, step: @escaping (Input) -> Step) {
    self.init(to: downstream, ending: { $0 }, step: { input throws(Failure) in step(input) })
  }
}
