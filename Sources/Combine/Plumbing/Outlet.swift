/// The connection of an operator or subject to a subscriber. It delivers values one after the other, as far as they are
/// requested.
///
/// Values may come from several threads. While one thread delivers a value, other threads leave their values to it, so that no
/// thread waits and no lock is held. A value that the subscriber itself sends while it receives another is delivered immediately.
final class Outlet<Output, Failure: Error>: Subscription {
  /// The treatment of a value that exceeds the demand.
  enum Surplus {
    /// It waits, in a line with others.
    case waits
    /// It waits until it is asked for or the next comes.
    case waitsForNext
    /// It is dropped.
    case isDropped
  }

  /// The handlers of requests, cancellation and delivered values.
  struct Hooks {
    var request: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
    var delivery: (() -> Void)?
  }

  let lock = Lock()
  /// The subscriber, until the end.
  var downstream: (any Subscriber<Output, Failure>)?
  var hooks = Hooks()
  var demand = Subscribers.Demand.none
  var waiting = Queue<Output>()
  /// A Boolean value that indicates whether the queue is empty. It is faster than asking the queue.
  var nothingWaits = true
  var ending: Subscribers.Completion<Failure>?
  /// The thread that is handing over, or zero.
  var courier: UInt = 0

  init(to downstream: some Subscriber<Output, Failure>) {
    self.downstream = downstream
  }

  /// A Boolean value that indicates whether there still is a subscriber.
  var isOpen: Bool {
    lock.lock()
    defer { lock.unlock() }
    return downstream != nil
  }

  /// Notifies the subscriber of its subscription. From now on, `request` and `cancel` receive its calls.
  func open(
    request: ((Subscribers.Demand) -> Void)? = nil, cancel: (() -> Void)? = nil, delivery: (() -> Void)? = nil
  ) {
    let downstream = lock.withLock {
      hooks = Hooks(request: request, cancel: cancel, delivery: delivery)
      return self.downstream
    }
    downstream?.receive(subscription: self)
    deliver(nesting: false)
  }

  /// Ends, after what waits; if `dropping`, instead of it.
  func finish(_ completion: Subscribers.Completion<Failure>, dropping: Bool = false) {
    enqueueEnd(completion, dropping: dropping)
    deliver()
  }

  /// Lines the end up; `deliver()` must follow. If `dropping`, nothing that waits comes before it.
  func enqueueEnd(_ completion: Subscribers.Completion<Failure>, dropping: Bool = false) {
    let dropped = lock.withLock {
      guard downstream != nil, ending == nil else { return Queue<Output>() }
      ending = completion
      return dropping ? takeWaiting() : Queue()
    }
    withExtendedLifetime(dropped) {}
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    let request = raiseDemand(by: more)
    deliver(nesting: false)
    request?(more)
  }

  func cancel() {
    let (downstream, hooks, dropped) = lock.withLock {
      defer { (self.downstream, self.hooks) = (nil, Hooks()) }
      return (self.downstream, self.hooks, takeWaiting())
    }
    withExtendedLifetime((downstream, dropped)) { hooks.cancel?() }
  }

  /// Adds to the demand, and returns the closure to notify.
  func raiseDemand(by more: Subscribers.Demand) -> ((Subscribers.Demand) -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil else { return nil }
    demand += more
    return hooks.request
  }

  /// Removes and returns all waiting values. Call it under the lock, and release the result after unlocking.
  private func takeWaiting() -> Queue<Output> {
    defer { (waiting, nothingWaits) = (Queue(), true) }
    return waiting
  }

  /// Notifies the subscriber of its subscription, and sends a value, if there is one, and the completion.
  func sendOnly(_ value: Output?, completion: Subscribers.Completion<Failure> = .finished) {
    if let value { enqueue(value) }
    open()
    finish(completion)
  }
}
