extension Publishers {
  /// A publisher that sends the intervals between elements.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler that measures time.
    public let scheduler: Context

    /// Creates a publisher of intervals.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }
  }
}

extension Publishers.MeasureInterval: Publisher {
  public typealias Output = Context.SchedulerTimeType.Stride
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let scheduler = scheduler
    var last = scheduler.now
    upstream.subscribe(
      StatefulTransform(to: subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .pass(last.distance(to: now))
      }
    )
  }
}

extension Publisher {
  /// Sends, for each element, the time since the previous one, or since the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
