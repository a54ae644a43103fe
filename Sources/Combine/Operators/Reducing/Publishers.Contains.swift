extension Publishers {
  /// A publisher that sends whether the upstream publisher sends a given element.
  public struct Contains<Upstream: Publisher> where Upstream.Output: Equatable {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The element to search for.
    public let output: Upstream.Output

    /// Creates a publisher that searches for an element.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
  }
}

extension Publishers.Contains: Publisher {
  public typealias Output = Bool
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let output = output
    var isFound = false
    Reducer(to: subscriber, result: { isFound }) { value in
      isFound = value == output
      return isFound ? .isDone : .continues
    }.gather(from: upstream)
  }
}

extension Publisher where Output: Equatable {
  /// Sends a Boolean value that indicates whether this publisher sends an element: true when it arrives, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends whether any element satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher with a predicate.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.ContainsWhere: Publisher {
  public typealias Output = Bool
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isFound = false
    Reducer(to: subscriber, result: { isFound }) { value in
      isFound = predicate(value)
      return isFound ? .isDone : .continues
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// A publisher that sends whether any element satisfies a predicate that can throw.
  public struct TryContainsWhere<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// The predicate.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher with a throwing predicate.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.TryContainsWhere: Publisher {
  public typealias Output = Bool
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isFound = false
    Reducer(to: subscriber, ending: \.erased, result: { isFound }) { value throws(any Error) in
      isFound = try predicate(value)
      return isFound ? .isDone : .continues
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends a Boolean value that indicates whether any element satisfies a predicate: true at the first match, or false at the
  /// end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends a Boolean value that indicates whether any element satisfies a predicate: true at the first match, or false at the
  /// end. Fails if the predicate throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
