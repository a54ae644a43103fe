extension Publishers {
  /// The values of a publisher after the first few.
  public struct Drop<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The number of elements to drop.
    public let count: Int

    /// Creates a publisher of the values after the first `count`.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Leaves out the first `count` values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "A publisher can't drop \(count) values. Use zero or more.")
    return Publishers.Drop(upstream: self, count: count)
  }
}
