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
