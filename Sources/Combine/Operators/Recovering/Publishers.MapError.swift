extension Publishers {
  /// A publisher that transforms the error of the upstream publisher.
  public struct MapError<Upstream: Publisher, Failure: Error> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher with a closure that transforms the error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

extension Publishers.MapError: Publisher {
  public typealias Output = Upstream.Output

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    upstream.subscribe(StatelessTransform(to: subscriber, ending: { $0.mapError(transform) }, convert: { $0 }))
  }
}

extension Publisher {
  /// Transforms the error of this publisher.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that never fails, but has a different type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error> where Upstream.Failure == Never {
    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher of the same elements.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType: Publisher {
  public typealias Output = Upstream.Output

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, ending: { _ in .finished }, convert: { $0 }))
  }
}

extension Publishers.SetFailureType {
  /// Changes the type of failure of a publisher that never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType<Upstream, E>(upstream: upstream)
  }
}

extension Publisher where Failure == Never {
  /// Changes the type of failure of a publisher that never fails, so that it matches other publishers.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
