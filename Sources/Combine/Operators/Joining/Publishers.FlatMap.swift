extension Publishers {
  /// The values of the publishers that are made of a publisher's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher> where NewPublisher.Failure == Upstream.Failure {
    /// The publisher of whose values publishers are made.
    public let upstream: Upstream

    /// The maximum number of concurrent subscriptions to publishers.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of the values of what `transform` makes.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.FlatMap: Publisher {
  public typealias Output = NewPublisher.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    let merger = Merger(to: subscriber)
    let inlet = Inlet<Upstream.Output, Failure>()
    inlet.open(
      value: { value in
        merger.add(transform(value), onEnd: { inlet.request(.max(1)) })
        return .none
      },
      completion: { completion in
        if case .failure = completion { merger.fail(completion) } else { merger.close() }
      }
    )
    merger.open(cancel: inlet.cancel)
    inlet.request(maxPublishers)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let failure = Failure.self
    return Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: failure)
    }
  }
}
