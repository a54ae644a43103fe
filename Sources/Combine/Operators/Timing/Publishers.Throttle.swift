extension Publishers {
  /// A publisher that sends at most one element in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The interval between elements.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that measures time and delivers elements.
    public let scheduler: Context

    /// A Boolean value that indicates whether to send the last element of an interval instead of the first.
    public let latest: Bool

    /// Creates a publisher with an interval.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
  }
}

extension Publishers.Throttle: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let throttling = Throttling(to: outlet, interval: interval, scheduler: scheduler, latest: latest)
    let inlet = Inlet<Output, Failure>(
      value: { value in
        throttling.take(value)
        return .none
      },
      completion: throttling.finish
    )
    outlet.open(cancel: inlet.cancel)
    inlet.request(.unlimited)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Sends the first element immediately, and then at most one element after each interval: the latest or the first of the
  /// interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
