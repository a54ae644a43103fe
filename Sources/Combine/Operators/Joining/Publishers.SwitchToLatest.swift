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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.SwitchToLatest: Publisher {
  public typealias Output = P.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let concatenator = Concatenator(to: subscriber)
    let inlet = Inlet<P, Failure>()
    let ends = LastEnd()
    inlet.open(
      value: { publisher in
        let turn = ends.begin()
        concatenator.follow(publisher) { completion in
          if case .failure = completion { inlet.cancel() } else if !ends.end(turn) { return }
          concatenator.finish(completion)
        }
        return .none
      },
      completion: { completion in
        if case .finished = completion, !ends.close() { return }
        concatenator.finish(completion)
      }
    )
    concatenator.open(cancel: inlet.cancel)
    inlet.request(.unlimited)
    if inlet.isOpen { upstream.subscribe(inlet) }
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
