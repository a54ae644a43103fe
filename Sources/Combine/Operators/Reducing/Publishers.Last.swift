extension Publishers {
  /// The last value of a publisher.
  public struct Last<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of the last value.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Last: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var last: Output?
    Reducer(to: subscriber, result: { last }) { value in
      last = value
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
  /// The last value of a publisher that meets a condition.
  public struct LastWhere<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of it, with `predicate` for the condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.LastWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    Reducer(to: subscriber, result: { last }) { value in
      if predicate(value) { last = value }
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// The last value of a publisher that meets a condition that may fail.
  public struct TryLastWhere<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of it, with `predicate` for the condition, that fails if it throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.TryLastWhere: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    Reducer(to: subscriber, ending: \.erased, result: { last }) { value throws(any Error) in
      if try predicate(value) { last = value }
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends, at the end, the last value for which `predicate` is true.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends, at the end, the last value for which `predicate` is true; fails if it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
