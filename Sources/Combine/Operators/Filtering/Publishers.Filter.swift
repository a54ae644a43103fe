extension Publishers {
  /// A publisher that sends the elements that satisfy a predicate.
  public struct Filter<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether to send an element.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher with a predicate.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
  }
}

extension Publishers.Filter: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let isIncluded = isIncluded
    upstream.subscribe(StatelessTransform(to: subscriber) { isIncluded($0) ? $0 : nil })
  }
}

extension Publishers {
  /// A publisher that sends the elements that satisfy a throwing predicate.
  public struct TryFilter<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether to send an element.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher with a throwing predicate.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
  }
}

extension Publishers.TryFilter: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let isIncluded = isIncluded
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        try isIncluded(value) ? .pass(value) : .skip
      }
    )
  }
}

extension Publisher {
  /// Sends the elements that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the elements that satisfy a throwing predicate. Fails if the predicate throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
