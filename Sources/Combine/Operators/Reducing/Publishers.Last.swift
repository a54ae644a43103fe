extension Publishers {
  /// A publisher that sends the last element at the end.
  public struct Last<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher of the last element.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.Last: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var last: Output?
    Reducer(to: subscriber, result: { last }) { value in
      last = value
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends the last element at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the last element that satisfies a predicate.
  public struct LastWhere<Upstream: Publisher> {
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

extension Publishers.LastWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    Reducer(to: subscriber, result: { last }) { value in
      if predicate(value) { last = value }
      return .continues
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// A publisher that sends the last element that satisfies a throwing predicate.
  public struct TryLastWhere<Upstream: Publisher> {
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

extension Publishers.TryLastWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    Reducer(to: subscriber, ending: \.erased, result: { last }) { value throws(any Error) in
      if try predicate(value) { last = value }
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends the last element that satisfies a predicate at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last element that satisfies a throwing predicate at the end. Fails if the predicate throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
