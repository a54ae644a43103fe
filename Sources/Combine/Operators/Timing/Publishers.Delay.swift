extension Publishers {
  /// The values of a publisher, some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later still it may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// What counts the time, and hands the values on.
    public let scheduler: Context

    /// What else is to be said of how the scheduler works.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the values of `upstream`, `interval` later.
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Delay: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
    let outlet = Outlet(to: subscriber)
    let inlet = Backlog(to: outlet).inlet { handOn in
      let date = scheduler.now.advanced(by: interval)
      scheduler.schedule(after: date, tolerance: tolerance, options: options, handOn)
    }
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Hands everything on `interval` later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
