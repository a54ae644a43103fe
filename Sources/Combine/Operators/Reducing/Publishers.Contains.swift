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

extension Publishers {
  /// A publisher that sends whether any element satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of it, with `predicate` for the condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.ContainsWhere: Publisher {
  public typealias Output = Bool
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isFound = false
    Reducer(to: subscriber, result: { isFound }) { value in
      isFound = predicate(value)
      return isFound ? .isDone : .goesOn
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// A publisher that sends whether any element satisfies a predicate that can throw.
  public struct TryContainsWhere<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of it, with `predicate` for the condition, that fails if it throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.TryContainsWhere: Publisher {
  public typealias Output = Bool
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isFound = false
    Reducer(to: subscriber, ending: \.erased, result: { isFound }) { value throws(any Error) in
      isFound = try predicate(value)
      return isFound ? .isDone : .goesOn
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends a Boolean value that indicates whether a predicate is true for any value. true is sent immediately, false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends a Boolean value that indicates whether a predicate is true for any value. true is sent immediately, false at the end. Fails if
  /// the predicate throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
