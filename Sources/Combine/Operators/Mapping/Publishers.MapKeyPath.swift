extension Publishers {
  /// One property of each value of a publisher.
  public struct MapKeyPath<Upstream: Publisher, Output> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates a publisher of one property of each value.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.MapKeyPath: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let keyPath = keyPath
    upstream.subscribe(StatelessTransform(to: subscriber) { $0[keyPath: keyPath] })
  }
}

extension Publisher {
  /// One property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
