extension Publishers {
  /// A publisher that delivers values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler that delivers elements.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers elements on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
  }
}

extension Publishers.ReceiveOn: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, options) = (scheduler, options)
    let outlet = Outlet(to: subscriber)
    let inlet = PendingDeliveries(to: outlet).inlet { scheduler.schedule(options: options, $0) }
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler, where subsequent operators run.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler for subscribing, requesting and canceling.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
  }
}

extension Publishers.SubscribeOn: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, options, upstream) = (scheduler, options, upstream)
    let outlet = Outlet(to: subscriber)
    let inlet = Inlet<Output, Failure>(
      value: { value in
        outlet.send(value)
        return .none
      },
      completion: { outlet.finish($0) }
    )
    outlet.open(
      request: { demand in scheduler.schedule(options: options) { inlet.request(demand) } },
      cancel: { scheduler.schedule(options: options) { inlet.cancel() } }
    )
    scheduler.schedule(options: options) {
      if outlet.isOpen { upstream.subscribe(inlet) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on a scheduler, where upstream operators start.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
