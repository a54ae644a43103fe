extension Publishers {
  /// A publisher that sends whether all elements satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher> {
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

extension Publishers.AllSatisfy: Publisher {
  public typealias Output = Bool
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isMet = true
    Reducer(to: subscriber, result: { isMet }) { value in
      isMet = predicate(value)
      return isMet ? .continues : .isDone
    }.gather(from: upstream)
  }
}

extension Publishers {
  /// A publisher that sends whether all elements satisfy a predicate that can throw.
  public struct TryAllSatisfy<Upstream: Publisher> {
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

extension Publishers.TryAllSatisfy: Publisher {
  public typealias Output = Bool
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isMet = true
    Reducer(to: subscriber, ending: \.erased, result: { isMet }) { value throws(any Error) in
      isMet = try predicate(value)
      return isMet ? .continues : .isDone
    }.gather(from: upstream)
  }
}

extension Publisher {
  /// Sends a Boolean value that indicates whether all elements satisfy a predicate: false at the first mismatch, or true at the
  /// end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends a Boolean value that indicates whether all elements satisfy a predicate: false at the first mismatch, or true at the
  /// end. Fails if the predicate throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
