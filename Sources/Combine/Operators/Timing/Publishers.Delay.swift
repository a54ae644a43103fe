extension Publishers {
  /// A publisher that delays elements and the completion.
  public struct Delay<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride

    /// The permitted deviation of the delay.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that measures time and delivers elements.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delays elements.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
  }
}

extension Publishers.Delay: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
    let outlet = Outlet(to: subscriber)
    let inlet = PendingDeliveries(to: outlet).inlet { handOn in
      let date = scheduler.now.advanced(by: interval)
      scheduler.schedule(after: date, tolerance: tolerance, options: options, handOn)
    }
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Delays values and the completion by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
