extension Publishers {
  /// A publisher that calls closures for events without changing the events.
  public struct HandleEvents<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// A closure that is called with each element.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// A closure that is called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// A closure that is called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?

    /// A closure that is called when the subscriber requests elements.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for events.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
  }
}

extension Publishers.HandleEvents: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(
      Witness(to: subscriber) {
        [receiveSubscription, receiveOutput, receiveCompletion, receiveCancel, receiveRequest] event in
        switch event {
        case .subscription(let subscription): receiveSubscription?(subscription)
        case .value(let value): receiveOutput?(value)
        case .completion(let completion): receiveCompletion?(completion)
        case .cancel: receiveCancel?()
        case .request(let demand), .answer(let demand): receiveRequest?(demand)
        }
      }
    )
  }
}

extension Publisher {
  /// Calls closures for the events of this publisher without changing the events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
