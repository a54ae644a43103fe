extension Publishers {
  /// The first value of a publisher.
  public struct First<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of the first value.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.First: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatefulTransform(to: subscriber) { .last($0) })
  }
}

extension Publisher {
  /// Sends the first value, and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
