extension Publishers {
  /// A publisher that is subscribed to once, for all its subscribers.
  public final class Share<Upstream: Publisher> {
    /// The publisher whose values are shared.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Creates a publisher that shares the values of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }
  }
}

extension Publishers.Share: Equatable {
  /// Returns whether two values are the same object.
  public static func == (first: Publishers.Share<Upstream>, second: Publishers.Share<Upstream>) -> Bool {
    first === second
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Share: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    shared.subscribe(subscriber)
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers. Later subscribers don't receive earlier values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
