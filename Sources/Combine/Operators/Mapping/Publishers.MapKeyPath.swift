extension Publishers {
  /// A publisher of the value at a key path of each element.
  public struct MapKeyPath<Upstream: Publisher, Output> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The key path of the property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates a publisher of the value at a key path.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }
  }
}

extension Publishers.MapKeyPath: Publisher {
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let keyPath = keyPath
    upstream.subscribe(StatelessTransform(to: subscriber) { $0[keyPath: keyPath] })
  }
}

extension Publisher {
  /// Sends the value at a key path of each element.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}

extension Publishers {
  /// A publisher of the values at two key paths of each element.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The key path of the first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The key path of the second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Creates a publisher of the values at two key paths.
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
  /// Sends the values at two key paths of each element.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}

extension Publishers {
  /// A publisher of the values at three key paths of each element.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The key path of the first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The key path of the second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The key path of the third property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Creates a publisher of the values at three key paths.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }
  }
}

extension Publishers.MapKeyPath3: Publisher {
  public typealias Output = (Output0, Output1, Output2)
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
    upstream.subscribe(
      StatelessTransform(to: subscriber) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    )
  }
}

extension Publisher {
  /// Sends the values at three key paths of each element.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
