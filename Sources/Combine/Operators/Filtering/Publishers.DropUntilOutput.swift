extension Publishers {
  /// A publisher that omits elements until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher> where Upstream.Failure == Other.Failure {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first element ends the omission.
    public let other: Other

    /// Creates a publisher that omits elements until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
  }
}

extension Publishers.DropUntilOutput: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .each)
    // If the other publisher finishes without an element, no element of this one can be sent.
    let trigger = joiner.control(
      by: other, demand: .max(1), value: { _, trigger in trigger.cancel() }, completion: { joiner.finish($0) })
    joiner.add(
      upstream,
      value: { value in
        if trigger.isOpen { return .max(1) }
        joiner.outlet.send(value)
        return .none
      },
      completion: { joiner.finish($0) })
  }
}

extension Publisher {
  /// Omits elements until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
