extension Publishers {
  /// Each value of a publisher, changed, without those of which nothing is made.
  public struct CompactMap<Upstream: Publisher, Output> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of one of the publisher's, or nothing.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher of what `transform` makes of the values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.CompactMap: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, convert: transform))
  }
}

extension Publishers {
  /// Each value of a publisher, changed by what may fail, without those of which nothing is made.
  public struct TryCompactMap<Upstream: Publisher, Output> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of one of the publisher's, or nothing.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher of what `transform` makes of the values, that fails if it throws.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.TryCompactMap: Publisher {
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        try transform(value).map { .pass($0) } ?? .skip
      }
    )
  }
}

extension Publisher {
  /// Changes each value, and leaves out those of which `transform` makes nothing.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value, leaves out those of which `transform` makes nothing, and fails if it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
