extension Publishers {
  /// A publisher that transforms elements.
  public struct Map<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that transforms an element.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher with a closure that transforms elements.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

extension Publishers.Map: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, convert: transform))
  }
}

extension Publisher {
  /// Transforms each element.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Replaces nil elements with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers {
  /// A publisher that transforms elements with a throwing closure.
  public struct TryMap<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that transforms an element.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher with a throwing closure that transforms elements.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

extension Publishers.TryMap: Publisher {
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in .pass(try transform(value)) }
    )
  }
}

extension Publisher {
  /// Transforms each element with a throwing closure. Fails if the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
