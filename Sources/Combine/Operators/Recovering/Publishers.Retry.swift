extension Publishers {
  /// The values of a publisher that is subscribed to again if it fails.
  public struct Retry<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The maximum number of retries; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that tries again up to `retries` times.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Retry: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let concatenator = Concatenator(to: subscriber)
    let upstream = upstream
    var left = retries
    func attempt() {
      concatenator.follow(upstream) { completion in
        guard case .failure = completion, left != 0 else { return concatenator.finish(completion) }
        left = left.map { $0 - 1 }
        attempt()
      }
    }
    concatenator.open()
    attempt()
  }
}

extension Publisher {
  /// Subscribes again if it fails, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    precondition(retries >= 0, "A publisher can't retry \(retries) times. Use zero or more.")
    return Publishers.Retry(upstream: self, retries: retries)
  }
}
