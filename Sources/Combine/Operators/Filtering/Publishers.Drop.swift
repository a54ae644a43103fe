extension Publishers {
  /// A publisher that omits a number of elements before it sends the others.
  public struct Drop<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of elements to drop.
    public let count: Int

    /// Creates a publisher that omits the first elements.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
  }
}

extension Publishers.Drop: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    var left = count
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .skip
      }
    )
  }
}

extension Publisher {
  /// Omits a number of elements before sending the others.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "A publisher can't drop \(count) values. Use zero or more.")
    return Publishers.Drop(upstream: self, count: count)
  }
}
