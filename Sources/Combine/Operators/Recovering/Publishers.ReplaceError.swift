extension Publishers {
  /// A publisher that replaces an error with an element.
  public struct ReplaceError<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The element to send instead of the error.
    public let output: Upstream.Output

    /// Creates a publisher that replaces an error with an element.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

extension Publishers.ReplaceError: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Never

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let output = output
    let outlet = Outlet(to: subscriber)
    let inlet = Inlet<Output, Upstream.Failure>(
      value: { value in
        outlet.send(value)
        return .none
      },
      completion: { completion in
        if case .failure = completion { outlet.send(output) }
        outlet.finish(.finished)
      }
    )
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Replaces an error with an element, and then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that replaces an empty stream with an element.
  public struct ReplaceEmpty<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The element to send if the upstream publisher finishes without sending any.
    public let output: Upstream.Output

    /// Creates a publisher that replaces an empty stream with an element.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

extension Publishers.ReplaceEmpty: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let output = output
    let outlet = Outlet(to: subscriber)
    var isEmpty = true
    let inlet = Inlet<Output, Failure>(
      value: { value in
        isEmpty = false
        outlet.send(value)
        return .none
      },
      completion: { completion in
        if case .finished = completion, isEmpty { outlet.send(output) }
        outlet.finish(completion)
      }
    )
    outlet.open(request: inlet.request, cancel: inlet.cancel)
    if inlet.isOpen { upstream.subscribe(inlet) }
  }
}

extension Publisher {
  /// Sends an element if this publisher finishes without sending any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
