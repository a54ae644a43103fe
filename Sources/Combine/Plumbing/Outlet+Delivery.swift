/// The delivery of each value. These methods don't use `withLock`, for the reason that `Lock.lock()` explains.
extension Outlet {
  /// Delivers a value in order. Returns a Boolean value that indicates whether there still is a subscriber.
  @discardableResult
  func send(_ value: Output, surplus: Surplus = .waits) -> Bool {
    let thread = currentThread()
    lock.lock()
    guard let downstream, ending == nil else {
      lock.unlock()
      return false
    }
    if nothingWaits, demand > .none, courier == 0 || courier == thread {
      let outer = courier
      courier = thread
      demand -= 1
      lock.unlock()
      handOver(value, to: downstream)
      handOverRest(by: thread, within: outer)
    } else {
      lock.unlock()
      enqueue(value, surplus: surplus)
      deliver()
    }
    return true
  }

  /// Enqueues `value`. Call `deliver()` afterward; in between, the caller releases its own locks.
  ///
  /// Returns a Boolean value that indicates whether there still is a subscriber.
  @discardableResult
  func enqueue(_ value: Output, surplus: Surplus = .waits) -> Bool {
    lock.lock()
    guard downstream != nil, ending == nil else {
      defer { lock.unlock() }
      return downstream != nil
    }
    var dropped: Output?
    if surplus == .waits || demand > waiting.count {
      waiting.append(value)
      nothingWaits = false
    } else if surplus == .waitsForNext {
      // One value may wait beyond the demand.
      if demand < waiting.count { dropped = waiting.replaceLast(with: value) } else { waiting.append(value) }
      nothingWaits = false
    }
    lock.unlock()
    withExtendedLifetime(dropped) {}
    return true
  }

  /// Delivers waiting values up to the demand. If a delivery is in progress, this happens only on the same thread, and only if
  /// `nesting` is true.
  func deliver(nesting: Bool = true) {
    let thread = currentThread()
    lock.lock()
    guard courier == 0 || nesting && courier == thread else { return lock.unlock() }
    let outer = courier
    courier = thread
    lock.unlock()
    handOverRest(by: thread, within: outer)
  }

  /// Delivers values until none are left, and then ends this thread's turn.
  private func handOverRest(by thread: UInt, within outer: UInt) {
    while true {
      lock.lock()
      guard let downstream else {
        courier = outer
        return lock.unlock()
      }
      if !nothingWaits, demand > .none, let value = waiting.popFirst() {
        demand -= 1
        nothingWaits = waiting.isEmpty
        lock.unlock()
        handOver(value, to: downstream)
      } else if nothingWaits, let ending {
        let ended = hooks
        (self.downstream, hooks) = (nil, Hooks())
        lock.unlock()
        withExtendedLifetime(ended) { downstream.receive(completion: ending) }
      } else {
        courier = outer
        return lock.unlock()
      }
    }
  }

  private func handOver(_ value: Output, to downstream: any Subscriber<Output, Failure>) {
    let more = downstream.receive(value)
    if more > .none { raiseDemand(by: more)?(more) }
    lock.lock()
    let delivery = hooks.delivery
    lock.unlock()
    delivery?()
  }
}
