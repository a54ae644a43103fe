extension Publishers {
  /// A publisher that transforms elements into publishers and sends all of their elements.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher> where NewPublisher.Failure == Upstream.Failure {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of concurrent subscriptions to publishers.
    public let maxPublishers: Subscribers.Demand

    /// A closure that returns a publisher for an element.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that transforms elements into publishers.
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

extension Publishers.FlatMap: Publisher {
  public typealias Output = NewPublisher.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    let joiner = Joiner(to: subscriber, demand: .oneByOne)
    joiner.control(by: upstream, demand: maxPublishers) { value, upstream in
      joiner.add(transform(value), onEnd: { upstream.request(.max(1)) })
    }
  }
}

extension Publisher {
  /// Transforms each element into a publisher, and sends the elements of all of them.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each element into a publisher, and sends the elements of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Transforms each element into a publisher, and sends the elements of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Transforms each element into a publisher, and sends the elements of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    let failure = Failure.self
    return Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: failure)
    }
  }
}
