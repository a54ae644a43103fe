extension Publishers {
  /// The values of a publisher, that ends when none comes for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The maximum time between elements.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures time and delivers elements.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the error it fails with; it finishes if `nil`.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that ends when no value comes for `interval`.
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Ends when no value comes for `interval`: with the error that `customError` makes, if it is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
