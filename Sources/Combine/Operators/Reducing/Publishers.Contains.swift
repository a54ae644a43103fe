extension Publishers {
  /// A publisher that sends whether the upstream publisher sends a given element.
  public struct Contains<Upstream: Publisher> where Upstream.Output: Equatable {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The value that is looked for.
    public let output: Upstream.Output

    /// Creates a publisher of whether `output` is among the values.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.Contains: Publisher {
  public typealias Output = Bool
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let output = output
    var isFound = false
    Reducer(to: subscriber, result: { isFound }) { value in
      isFound = value == output
      return isFound ? .isDone : .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher where Output: Equatable {
  /// Sends a Boolean value that indicates whether a value is among those of the publisher. true is sent immediately, false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
