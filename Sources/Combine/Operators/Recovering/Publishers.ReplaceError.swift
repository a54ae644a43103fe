extension Publishers {
  /// The values of a publisher, and if it fails, one more.
  public struct ReplaceError<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The element to send instead of the error.
    public let output: Upstream.Output

    /// Creates a publisher that sends `output` if `upstream` fails.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Sends `output` and finishes, if it fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// The values of a publisher, or one if it has none.
  public struct ReplaceEmpty<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The element to send if the upstream publisher finishes without any.
    public let output: Upstream.Output

    /// Creates a publisher that sends `output` if `upstream` finishes without a value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Sends `output` if it finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
