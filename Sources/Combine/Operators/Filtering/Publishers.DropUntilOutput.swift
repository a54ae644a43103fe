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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.DropUntilOutput: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let inlet = Inlet<Output, Failure>()
    let trigger = Inlet<Other.Output, Failure>()
    inlet.open(
      value: { value in
        if trigger.isOpen { return .max(1) }
        outlet.send(value)
        return .none
      },
      completion: { completion in
        trigger.cancel()
        outlet.finish(completion)
      }
    )
    trigger.open(
      value: { _ in
        trigger.cancel()
        return .none
      },
      completion: { completion in
        // The other publisher finished without an element, so no element of this one can be sent.
        inlet.cancel()
        outlet.finish(completion)
      }
    )
    outlet.open(
      request: inlet.request,
      cancel: {
        trigger.cancel()
        inlet.cancel()
      }
    )
    trigger.request(.max(1))
    if trigger.isOpen { other.subscribe(trigger) }
    if inlet.isOpen { upstream.subscribe(inlet) }
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
