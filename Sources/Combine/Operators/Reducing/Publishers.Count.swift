extension Publishers {
  /// A publisher that sends the number of elements of the upstream publisher.
  public struct Count<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that counts elements.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.Count: Publisher {
  public typealias Output = Int
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var count = 0
    Reducer(to: subscriber, result: { count }) { _ in
      count += 1
      return .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends the number of elements at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
  /// A publisher that sends only the completion of the upstream publisher.
  public struct IgnoreOutput<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher of the completion.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.IgnoreOutput: Publisher {
  public typealias Output = Never
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    Reducer(to: subscriber, result: { nil }, take: { _ in .continues }).gather(from: upstream)
  }
}

extension Publisher {
  /// Ignores all elements, and sends only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
