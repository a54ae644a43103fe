extension Publishers {
  /// The values of a publisher, with a pause after each.
  public struct Throttle<Upstream: Publisher, Context: Scheduler> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How long the pause is.
    public let interval: Context.SchedulerTimeType.Stride

    /// What counts the time, and hands the values on.
    public let scheduler: Context

    /// Whether the last or the first value of a pause is sent after it.
    public let latest: Bool

    /// Creates a publisher of at most one value in each `interval`.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Sends a value at once, and then at most one after each `interval`: the last that has come meanwhile, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
