extension Publishers {
  /// The values of a publisher, that fails in another way.
  public struct MapError<Upstream: Publisher, Failure: Error> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes another error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that changes the error with `transform`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.MapError: Publisher {
  public typealias Output = Upstream.Output

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let transform = transform
    upstream.subscribe(StatelessTransform(to: subscriber, ending: { $0.mapError(transform) }, convert: { $0 }))
  }
}

extension Publisher {
  /// Changes the error, if it fails.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
