extension Publishers {
  /// The values of a publisher that cannot fail, taken for one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error> where Upstream.Failure == Never {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates a publisher of the same values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.SetFailureType: Publisher {
  public typealias Output = Upstream.Output

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(StatelessTransform(to: subscriber, ending: { _ in .finished }, convert: { $0 }))
  }
}

extension Publishers.SetFailureType {
  /// The same, taken for one that can fail in yet another way.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Upstream, E> {
    Publishers.SetFailureType<Upstream, E>(upstream: upstream)
  }
}

extension Publisher where Failure == Never {
  /// The same, taken for one that can fail, so that it fits others that can.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
