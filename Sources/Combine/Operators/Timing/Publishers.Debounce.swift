extension Publishers {
  /// A publisher that sends an element if no other element has followed for an interval.
  public struct Debounce<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The time without new elements after which the last one is sent.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that measures time and delivers elements.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher with an interval.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
  }
}

extension Publishers.Debounce: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, dueTime, options) = (scheduler, dueTime, options)
    let outlet = Outlet(to: subscriber)
    let last = LastValue<Output>()
    let inlet = Inlet<Output, Failure>(
      value: { value in
        let turn = last.put(value)
        let date = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
          if let value = last.take(ifStillAt: turn) { outlet.send(value, surplus: .isDropped) }
        }
        return .none
      },
      completion: { completion in
        // A pending element is dropped, because the time without new elements isn't over.
        last.clear()
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
    )
    outlet.open(
      cancel: {
        inlet.cancel()
        last.clear()
      }
    )
    inlet.request(.unlimited)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Sends an element if no other element has followed for an interval.
  ///
  /// ```swift
  /// $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  /// ```
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The last value that was received but not yet sent.
///
/// All mutable state is read and written under the lock.
final class LastValue<Value> {
  private let lock = Lock()
  private var value: Value?
  private var turn = 0

  /// Replaces the previous value. Returns the number of the new one.
  func put(_ value: Value) -> Int {
    exchange(for: value).turn
  }

  /// Removes and returns the value with the given number, or returns nil if another value has replaced it.
  func take(ifStillAt turn: Int) -> Value? {
    lock.withLock { turn == self.turn ? value.take() : nil }
  }

  /// Removes the value.
  func clear() {
    _ = exchange(for: nil)
  }

  private func exchange(for value: Value?) -> (old: Value?, turn: Int) {
    lock.withLock {
      defer { self.value = value }
      turn += 1
      return (self.value, turn)
    }
  }
}
