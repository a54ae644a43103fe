extension Publishers {
  /// A publisher that transforms elements and omits nil results.
  public struct CompactMap<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that transforms an element, or returns nil to omit it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher with a closure that transforms elements.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

extension Publishers.CompactMap: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, convert: transform))
  }
}

extension Publishers {
  /// A publisher that transforms elements with a throwing closure, and omits nil results.
  public struct TryCompactMap<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that transforms an element, or returns nil to omit it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher with a throwing closure that transforms elements.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

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
  /// Transforms each element, and omits nil results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each element with a throwing closure, and omits nil results. Fails if the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
