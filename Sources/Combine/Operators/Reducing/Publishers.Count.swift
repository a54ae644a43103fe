extension Publishers {
  /// A publisher that sends the number of elements of the upstream publisher.
  public struct Count<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of the number of values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Count: Publisher {
  public typealias Output = Int
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var count = 0
    Reducer(to: subscriber, result: { count }) { _ in
      count += 1
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
  /// The end of a publisher, without its values.
  public struct IgnoreOutput<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of the end alone.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.IgnoreOutput: Publisher {
  public typealias Output = Never
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    Reducer(to: subscriber, result: { nil }, take: { _ in .goesOn }).gather(from: upstream)
  }
}

extension Publisher {
  /// Leaves out all the values, and sends only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
