extension Publishers {
  /// The values of a publisher, handed on by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// What hands the values on.
    public let scheduler: Context

    /// What else is to be said of how the scheduler works.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the values of `upstream`, handed on by `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.ReceiveOn: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (scheduler, options) = (scheduler, options)
    let outlet = Outlet(to: subscriber)
    let inlet = Backlog(to: outlet).inlet { scheduler.schedule(options: options, $0) }
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Hands everything on by `scheduler`: what comes after it runs there.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
