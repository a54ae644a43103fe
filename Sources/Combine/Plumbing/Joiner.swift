/// The state of an operator that joins several publishers: their subscriptions, the demand, the completion and the cancellation.
/// The operator determines which publishers to join, and how to handle their elements and completions.
///
/// All mutable state is read and written under the lock.
final class Joiner<Output, Failure: Error> {
  /// The way the demand of the subscriber is passed to the publishers.
  enum DemandRule {
    /// All demand is requested from each publisher.
    case each
    /// Elements are requested from each publisher one at a time, or all at once if the demand is unlimited.
    case oneByOne
    /// Unsatisfied demand is requested from the latest publisher, which replaces the previous one.
    case latest
  }

  let lock = Lock()
  let outlet: Outlet<Output, Failure>
  private let rule: DemandRule
  private var sources = SourceList()
  /// The subscription to a publisher that controls the others. Its elements aren't sent.
  private var control: (any Subscription)?
  /// The demand for a new publisher: either all demand so far or, if only the latest publisher is used, the unsatisfied demand.
  private var demand = Subscribers.Demand.none
  /// The senders of elements that haven't been delivered yet, in order. After the delivery, another element is requested from the
  /// sender. Senders aren't stored if the demand is unlimited.
  private var senders = Queue<any Subscription>()
  private var awaitsMore = true
  private var isOver = false
  /// The subscription to make after the call that makes the current one has returned. Otherwise, publishers that finish
  /// immediately would fill up the stack.
  private var next: (() -> Void)?
  private var isSubscribing = false

  /// Creates a joiner, and notifies the subscriber of its subscription.
  init(to downstream: some Subscriber<Output, Failure>, demand rule: DemandRule) {
    outlet = Outlet(to: downstream)
    self.rule = rule
    outlet.open(
      request: forward,
      cancel: cancelAll,
      delivery: rule == .oneByOne ? { [self] in lock.withLock { senders.popFirst() }?.request(.max(1)) } : nil
    )
  }

  /// Sends a completion, either after the waiting elements or instead of them, and cancels all publishers.
  func finish(_ completion: Subscribers.Completion<Failure>, dropping: Bool = false) {
    cancelAll()
    outlet.finish(completion, dropping: dropping)
  }

  // MARK: Publishers

  /// Adds a publisher whose elements are sent, too. Its failure is sent immediately, and `onEnd` is called if it finishes while
  /// other publishers may follow.
  func add(_ publisher: some Publisher<Output, Failure>, onEnd: (() -> Void)? = nil) {
    let inlet = Inlet<Output, Failure>()
    guard let place = admit(inlet) else { return }
    inlet.open(
      value: sender(from: inlet),
      completion: { [self, id = inlet.combineIdentifier] completion in
        if case .failure = completion { return fail(completion) }
        if remove(id, at: place) { finish(completion) } else { onEnd?() }
      })
    subscribe(inlet, to: publisher)
  }

  /// Adds a publisher whose elements are sent, too, and calls `completion` after it has completed.
  func add<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let inlet = Inlet<Output, P.Failure>()
    guard let place = admit(inlet) else { return }
    open(inlet, at: place, value: sender(from: inlet), completion: completion)
    subscribe(inlet, to: publisher)
  }

  /// Subscribes to another publisher, and calls `value` with its elements and `completion` after it has completed.
  func add<P: Publisher>(
    _ publisher: P, value: @escaping (P.Output) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    let inlet = Inlet<P.Output, P.Failure>()
    guard let place = admit(inlet) else { return }
    open(inlet, at: place, value: value, completion: completion)
    subscribe(inlet, to: publisher)
  }

  /// Records that no more publishers will be added, so that the end of the last publisher is the end of all.
  func close() {
    lock.lock()
    awaitsMore = false
    let isLast = sources.isEmpty
    lock.unlock()
    if isLast { finish(.finished) }
  }

  /// Subscribes to a publisher whose elements start or end other publishers. `value` is called with each element and the
  /// subscription. After the publisher has finished, no more publishers are added.
  func control<P: Publisher>(
    by publisher: P, demand: Subscribers.Demand, value: @escaping (P.Output, any Subscription) -> Void
  ) where P.Failure == Failure {
    control(by: publisher, demand: demand, value: value) { [self] completion in
      if case .failure = completion { fail(completion) } else { close() }
    }
  }

  /// Subscribes to a publisher whose elements start or end other publishers. `value` is called with each element and the
  /// subscription, and `completion` is called after the publisher has completed.
  @discardableResult
  func control<P: Publisher>(
    by publisher: P, demand: Subscribers.Demand, value: @escaping (P.Output, any Subscription) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Inlet<P.Output, P.Failure> {
    let inlet = Inlet<P.Output, P.Failure>()
    inlet.open(
      value: { [unowned inlet] in
        value($0, inlet)
        return .none
      },
      completion: completion)
    let isOver = lock.withLock {
      if !self.isOver { control = inlet }
      return self.isOver
    }
    if isOver { inlet.cancel() }
    inlet.request(demand)
    if inlet.isOpen { publisher.subscribe(inlet) }
    return inlet
  }

  // MARK: Steps

  // These methods run for each element, request and publisher, so they don't use `withLock`, for the reason that `Lock.lock()`
  // explains.

  /// Removes a publisher that has finished. Returns true if it was the last one.
  @discardableResult
  private func remove(_ id: CombineIdentifier, at place: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    sources.remove(id, at: place)
    return sources.isEmpty && !awaitsMore
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    finish(completion, dropping: rule == .oneByOne)
  }

  private func sender<F>(from inlet: Inlet<Output, F>) -> Inlet<Output, F>.OnValue {
    rule == .oneByOne
      ? { [self, unowned inlet] value in
        sendNext(value, from: inlet)
        return .none
      }
      : { [self] value in
        send(value)
        return .none
      }
  }

  private func open<Input, F>(
    _ inlet: Inlet<Input, F>, at place: Int, value: @escaping Inlet<Input, F>.OnValue,
    completion: @escaping Inlet<Input, F>.OnCompletion
  ) {
    inlet.open(
      value: value,
      completion: { [self, id = inlet.combineIdentifier] in
        remove(id, at: place)
        completion($0)
      })
  }

  /// Returns the index of a new subscription, or nil if no more are needed, and requests the first elements.
  private func admit(_ subscription: any Subscription) -> Int? {
    lock.lock()
    if isOver {
      lock.unlock()
      return nil
    }
    let replaced = rule == .latest ? sources.removeOnly() : nil
    let place = sources.insert(subscription)
    let first = rule == .oneByOne && demand != .unlimited ? .max(1) : demand
    lock.unlock()
    replaced?.cancel()
    subscription.request(first)
    return place
  }

  /// Subscribes to a publisher, either immediately or after the current call that subscribes has returned.
  private func subscribe<P: Publisher>(_ inlet: Inlet<P.Output, P.Failure>, to publisher: P) {
    guard rule == .latest else { return publisher.subscribe(inlet) }
    let action = { if inlet.isOpen { publisher.subscribe(inlet) } }
    lock.lock()
    let isNested = isSubscribing
    if isNested { next = action } else { isSubscribing = true }
    lock.unlock()
    if isNested { return }
    action()
    while let action = takeNext() { action() }
  }

  private func takeNext() -> (() -> Void)? {
    lock.withLock {
      isSubscribing = next != nil
      return next.take()
    }
  }

  private func send(_ value: Output) {
    if rule == .latest {
      lock.lock()
      demand -= 1
      lock.unlock()
    }
    outlet.send(value)
  }

  /// Sends an element. After its delivery, requests the next one from its source unless the demand is unlimited.
  private func sendNext(_ value: Output, from source: any Subscription) {
    lock.lock()
    if demand == .unlimited {
      lock.unlock()
      outlet.send(value)
    } else {
      // One lock keeps elements and senders in the same order.
      senders.append(source)
      outlet.enqueue(value)
      lock.unlock()
      outlet.deliver()
    }
  }

  private func forward(_ more: Subscribers.Demand) {
    if rule == .oneByOne && more != .unlimited { return }
    lock.lock()
    demand += more
    let only = sources.only
    let places = only == nil ? sources.places : []
    lock.unlock()
    only?.request(more)
    for source in places { source?.request(more) }
  }

  private func cancelAll() {
    let (sources, senders, control) = lock.withLock {
      isOver = true
      defer { (self.sources, self.senders, self.control) = (SourceList(), Queue(), nil) }
      return (self.sources, self.senders, self.control)
    }
    for source in sources.places { source?.cancel() }
    withExtendedLifetime(senders) { control?.cancel() }
  }
}

/// The subscriptions to the joined publishers. The index of a subscription that has ended is reused.
private struct SourceList {
  private(set) var places: [(any Subscription)?] = []
  private var gaps: [Int] = []

  var isEmpty: Bool { places.count == gaps.count }
  /// The subscription, if there is only one index.
  var only: (any Subscription)? { places.count == 1 ? places[0] : nil }

  /// Adds a subscription, and returns its index.
  mutating func insert(_ subscription: any Subscription) -> Int {
    guard let place = gaps.popLast() else {
      places.append(subscription)
      return places.count - 1
    }
    places[place] = subscription
    return place
  }

  /// Removes the only subscription.
  mutating func removeOnly() -> (any Subscription)? {
    guard let only else { return nil }
    places.removeLast()
    return only
  }

  /// Removes a subscription unless it has already been replaced.
  mutating func remove(_ id: CombineIdentifier, at place: Int) {
    guard places.indices.contains(place), places[place]?.combineIdentifier == id else { return }
    places[place] = nil
    gaps.append(place)
  }
}
