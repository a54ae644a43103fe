extension Publishers {
  /// Two properties of each value of a publisher.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Creates a publisher of two properties of each value.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.MapKeyPath2: Publisher {
  public typealias Output = (Output0, Output1)
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (keyPath0, keyPath1) = (keyPath0, keyPath1)
    upstream.subscribe(
      StatelessTransform(to: subscriber) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    )
  }
}

extension Publisher {
  /// Two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
