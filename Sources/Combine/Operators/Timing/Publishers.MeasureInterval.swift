extension Publishers {
  /// The time between the values of a publisher.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The scheduler that measures time.
    public let scheduler: Context

    /// Creates a publisher of the time between the values of `upstream`.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Sends, in the place of each value, the time since the one before, or since it was subscribed to.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
