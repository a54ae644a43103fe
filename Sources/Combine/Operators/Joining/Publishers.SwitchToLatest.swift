extension Publishers {
  /// A publisher that sends the elements of the latest publisher it has received.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher of the elements of the latest publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }
  }
}

extension Publishers.SwitchToLatest: Publisher {
  public typealias Output = P.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let joiner = Joiner(to: subscriber, demand: .latest)
    joiner.control(by: upstream, demand: .unlimited) { publisher, _ in joiner.add(publisher) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the elements of the latest publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the elements of the latest publisher, and cancels the previous one.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  /// Sends the elements of the latest publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the elements of the latest publisher, and cancels the previous one.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    let failure = Failure.self
    return Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: failure) })
  }
}
