extension Publishers {
  /// A publisher that sends the first element, and then finishes.
  public struct First<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher of the first element.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.First: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatefulTransform(to: subscriber) { .last($0) })
  }
}

extension Publisher {
  /// Sends the first element, and then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the first element that satisfies a predicate.
  public struct FirstWhere<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher with a predicate.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.FirstWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        predicate(value) ? .last(value) : .skip
      }
    )
  }
}

extension Publishers {
  /// A publisher that sends the first element that satisfies a throwing predicate.
  public struct TryFirstWhere<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher with a throwing predicate.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.TryFirstWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        try predicate(value) ? .last(value) : .skip
      }
    )
  }
}

extension Publisher {
  /// Sends the first element that satisfies a predicate, and then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first element that satisfies a throwing predicate, and then finishes. Fails if the predicate throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
