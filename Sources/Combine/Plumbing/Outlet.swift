/// The connection of an operator or subject to a subscriber. It delivers values one after the other, and never more of
/// them than the subscriber has requested.
///
/// Values may come from several threads. While one thread delivers a value, other threads add their values to a queue,
/// and the first thread delivers these, too. This way, threads don't wait for each other, and no lock is held during a
/// delivery. If the subscriber itself causes a requested value while it receives another one, the value is delivered
/// immediately.
final class Outlet<Output, Failure: Error>: Subscription {
  /// The treatment of a value that exceeds the demand.
  enum Surplus {
    /// The value waits in the queue until it is requested.
    case waits
    /// The value waits until it is requested, or until the next value replaces it.
    case waitsForNext
    /// The value is dropped.
    case isDropped
  }

  /// The closures to call for each request, for the cancellation, and after each delivered value.
  struct Hooks {
    var request: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
    var delivery: (() -> Void)?
  }

  let lock = Lock()
  /// The subscriber; nil after the completion or the cancellation.
  var downstream: (any Subscriber<Output, Failure>)?
  var hooks = Hooks()
  var demand = Subscribers.Demand.none
  var waiting = Queue<Output>()
  /// A Boolean value that indicates whether the queue is empty. Reading it is faster than reading `waiting.isEmpty`.
  var nothingWaits = true
  var ending: Subscribers.Completion<Failure>?
  /// The thread that is delivering values; zero if there is none.
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

  /// Notifies the subscriber of its subscription. From then on, `request` and `cancel` are called when the subscriber
  /// requests values or cancels, and `delivery` after each delivered value.
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

  /// Sends a completion after the waiting values, or instead of them if `dropping` is true.
  func finish(_ completion: Subscribers.Completion<Failure>, dropping: Bool = false) {
    enqueueEnd(completion, dropping: dropping)
    deliver()
  }

  /// Stores a completion, which is sent after the waiting values, or instead of them if `dropping` is true. Call
  /// `deliver()` afterward.
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

  /// Adds to the demand. Returns the closure to call with the additional demand, or nil if there is none.
  func raiseDemand(by more: Subscribers.Demand) -> ((Subscribers.Demand) -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil else { return nil }
    demand += more
    return hooks.request
  }

  /// Removes and returns all waiting values. Call this method while holding the lock, and release the result after
  /// unlocking.
  private func takeWaiting() -> Queue<Output> {
    defer { (waiting, nothingWaits) = (Queue(), true) }
    return waiting
  }

  /// Notifies the subscriber of its subscription, and sends the value, if any, and the completion.
  func sendOnly(_ value: Output?, completion: Subscribers.Completion<Failure> = .finished) {
    if let value { enqueue(value) }
    open()
    finish(completion)
  }
}
