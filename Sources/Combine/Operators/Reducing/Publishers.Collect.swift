extension Publishers {
  /// All the values of a publisher, in an array.
  public struct Collect<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of all the values in one array.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Collect: Publisher {
  public typealias Output = [Upstream.Output]
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var values: [Upstream.Output] = []
    Reducer(to: subscriber, result: { values }) { value in
      values.append(value)
      return .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends all the values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
