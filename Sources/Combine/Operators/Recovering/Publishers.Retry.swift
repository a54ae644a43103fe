extension Publishers {
  /// A publisher that subscribes to a failed publisher again.
  public struct Retry<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of retries; nil for no limit.
    public let retries: Int?

    /// Creates a publisher with a maximum number of retries.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
  }
}

extension Publishers.Retry: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .latest)
    let upstream = upstream
    var left = retries
    func attempt() {
      joiner.add(upstream) { completion in
        guard case .failure = completion, left != 0 else { return joiner.finish(completion) }
        left = left.map { $0 - 1 }
        attempt()
      }
    }
    attempt()
  }
}

extension Publisher {
  /// Subscribes to this publisher again if it fails, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    precondition(retries >= 0, "A publisher can't retry \(retries) times. Use zero or more.")
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
