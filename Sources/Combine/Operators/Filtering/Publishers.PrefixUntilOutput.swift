extension Publishers {
  /// A publisher that sends elements until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first element ends the output.
    public let other: Other

    /// Creates a publisher that sends elements until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
  }
}

extension Publishers.PrefixUntilOutput: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .each)
    joiner.control(by: other, demand: .max(1), value: { _, _ in joiner.finish(.finished) }, completion: { _ in })
    joiner.add(upstream) { joiner.finish($0) }
  }
}

extension Publisher {
  /// Sends elements until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
