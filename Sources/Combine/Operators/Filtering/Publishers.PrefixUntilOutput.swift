extension Publishers {
  /// A publisher that sends elements until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first element ends the output.
    public let other: Other

    /// Creates a publisher that sends elements until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.PrefixUntilOutput: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let outlet = Outlet(to: subscriber)
    let trigger = Inlet<Other.Output, Other.Failure>()
    let inlet = Inlet<Output, Failure>(
      value: { value in
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
        inlet.cancel()
        outlet.finish(.finished)
        return .none
      },
      completion: { _ in }
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
  /// Sends elements until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
