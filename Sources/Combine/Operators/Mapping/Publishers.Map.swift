extension Publishers {
  /// Each value of a publisher, changed.
  public struct Map<Upstream: Publisher, Output> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of one of the publisher's.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that changes each value with `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Map: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, convert: transform))
  }
}

extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Puts `output` in the place of each value that is `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers {
  /// Each value of a publisher, changed by what may fail.
  public struct TryMap<Upstream: Publisher, Output> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of one of the publisher's.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher that changes each value with `transform`, and fails if it throws.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Changes each value, and fails if that throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
