/// The state of an operator that merges values of several publishers.
///
/// Values are requested from each publisher one at a time, or all at once if the demand is unlimited.
///
/// Safe because everything that changes is read and written under the lock.
final class Merger<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private var sources: [CombineIdentifier: any Subscription] = [:]
  /// Whose values are under way, in their order, to be asked for another when they have arrived. Not kept if all are
  /// wanted.
  private var senders = Queue<any Subscription>()
  private var takesAll = false
  private var awaitsMore = true
  private var isOver = false
  /// Cancels what else sends publishers here.
  private var cancelOthers: (() -> Void)?

  init(to downstream: some Subscriber<Output, Failure>) {
    outlet = Outlet(to: downstream)
  }

  /// Notifies the subscriber of its subscription. `cancel` runs when the subscriber cancels or a publisher fails.
  func open(cancel: (() -> Void)? = nil) {
    lock.withLock { cancelOthers = cancel }
    outlet.open(
      request: { [self] demand in
        guard demand == .unlimited else { return }
        let sources = lock.withLock {
          takesAll = true
          return self.sources.values
        }
        for source in sources { source.request(.unlimited) }
      },
      cancel: cancelAll,
      delivery: { [self] in
        let sender = lock.withLock { senders.popFirst() }
        sender?.request(.max(1))
      }
    )
  }

  /// Takes the values of `publisher` too, and calls `onEnd` when it has finished.
  func add(_ publisher: some Publisher<Output, Failure>, onEnd: (() -> Void)? = nil) {
    let inlet = Inlet<Output, Failure>()
    inlet.open(
      value: { [self, unowned inlet] value in
        take(value, from: inlet)
        return .none
      },
      completion: { [self, id = inlet.combineIdentifier] completion in
        if case .failure = completion { return fail(completion) }
        let isLast = lock.withLock {
          sources[id] = nil
          return sources.isEmpty && !awaitsMore
        }
        if isLast { outlet.finish(.finished) } else { onEnd?() }
      }
    )
    let (isOver, demand) = lock.withLock {
      if !self.isOver { sources[inlet.combineIdentifier] = inlet }
      return (self.isOver, takesAll ? .unlimited : Subscribers.Demand.max(1))
    }
    guard !isOver else { return }
    inlet.request(demand)
    publisher.subscribe(inlet)
  }

  private func take(_ value: Output, from sender: any Subscription) {
    lock.lock()
    if takesAll {
      lock.unlock()
      outlet.send(value)
    } else {
      // One lock keeps values and senders in the same order.
      senders.append(sender)
      outlet.enqueue(value)
      lock.unlock()
      outlet.deliver()
    }
  }

  /// Notes that no more publishers will be added, so that the end of the last one is the end of all.
  func close() {
    let isLast = lock.withLock {
      awaitsMore = false
      return sources.isEmpty
    }
    if isLast { outlet.finish(.finished) }
  }

  /// Sends a completion immediately.
  func fail(_ completion: Subscribers.Completion<Failure>) {
    cancelAll()
    outlet.finish(completion, dropping: true)
  }

  private func cancelAll() {
    let (sources, senders, cancelOthers) = lock.withLock {
      isOver = true
      defer { (self.sources, self.senders, self.cancelOthers) = ([:], Queue(), nil) }
      return (self.sources.values, self.senders, self.cancelOthers)
    }
    for source in sources { source.cancel() }
    withExtendedLifetime(senders) { cancelOthers?() }
  }
}
