/// The state of an operator that sends the values of one publisher after another.
///
/// Unsatisfied demand is requested from the next publisher.
///
/// Safe because everything that changes is read and written under the lock.
final class Concatenator<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  /// The demand that hasn't been met yet.
  private var outstanding = Subscribers.Demand.none
  private var current: (any Subscription)?
  private var isOver = false
  /// The publisher to subscribe to when the call that subscribes to the current one has returned: publishers that finish
  /// immediately must not pile up on the stack.
  private var next: (() -> Void)?
  private var isSubscribing = false

  init(to downstream: some Subscriber<Output, Failure>) {
    outlet = Outlet(to: downstream)
  }

  /// Notifies the subscriber of its subscription. `cancel` runs when the subscriber cancels.
  func open(cancel: (() -> Void)? = nil) {
    outlet.open(
      request: { [self] demand in
        let current = lock.withLock {
          outstanding += demand
          return self.current
        }
        current?.request(demand)
      },
      cancel: { [self] in
        stop()?.cancel()
        cancel?()
      }
    )
  }

  /// Takes its values from `publisher` from now on, and calls `completion` when that ends.
  func follow<P: Publisher>(_ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Output {
    let inlet = Inlet<Output, P.Failure>(value: { [self] in receive($0) }, completion: completion)
    let (isOver, last, demand) = lock.withLock {
      guard !self.isOver else { return (true, (any Subscription)?.none, Subscribers.Demand.none) }
      defer { current = inlet }
      return (false, current, outstanding)
    }
    last?.cancel()
    guard !isOver else { return inlet.cancel() }
    inlet.request(demand)
    subscribe { if inlet.isOpen { publisher.subscribe(inlet) } }
  }

  /// Ends.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    stop()?.cancel()
    outlet.finish(completion)
  }

  private func receive(_ value: Output) -> Subscribers.Demand {
    lock.lock()
    outstanding -= 1
    lock.unlock()
    outlet.send(value)
    return .none
  }

  private func subscribe(_ action: @escaping () -> Void) {
    let isNested = lock.withLock {
      next = action
      defer { isSubscribing = true }
      return isSubscribing
    }
    guard !isNested else { return }
    while let action = takeNext() { action() }
  }

  private func takeNext() -> (() -> Void)? {
    lock.withLock {
      isSubscribing = next != nil
      return next.take()
    }
  }

  private func stop() -> (any Subscription)? {
    lock.withLock {
      isOver = true
      return current.take()
    }
  }
}
