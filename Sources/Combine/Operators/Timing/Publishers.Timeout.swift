extension Publishers {
  /// A publisher that ends if no element arrives for an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum time between elements.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures time and delivers elements.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// A closure that returns the error to fail with; nil to finish.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher with a timeout.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }
  }
}

extension Publishers.Timeout: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, interval, options) = (scheduler, interval, options)
    let outlet = Outlet(to: subscriber)
    let inlet = Inlet<Output, Failure>()
    let clock = LastValue<Void>()
    let error = customError
    func wind() {
      let turn = clock.put(())
      let date = scheduler.now.advanced(by: interval)
      scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
        guard clock.take(ifStillAt: turn) != nil else { return }
        inlet.cancel()
        outlet.finish(error.map { .failure($0()) } ?? .finished)
      }
    }
    let handOn = PendingDeliveries(to: outlet).inlet { scheduler.schedule(options: options, $0) }
    inlet.open(
      value: { value in
        wind()
        return handOn.receive(value)
      },
      completion: { completion in
        clock.clear()
        handOn.receive(completion: completion)
      }
    )
    outlet.open(
      request: inlet.request,
      cancel: {
        clock.clear()
        inlet.cancel()
      }
    )
    wind()
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Ends if no element arrives for an interval, either by failing with a custom error or by finishing.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
