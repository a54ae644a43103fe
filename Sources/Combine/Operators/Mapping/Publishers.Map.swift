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
