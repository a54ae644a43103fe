extension Publishers {
  /// A publisher that omits elements that equal the previous one.
  public struct RemoveDuplicates<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher with a closure that compares elements.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.RemoveDuplicates: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    )
  }
}

extension Publishers {
  /// A publisher that omits elements that equal the previous one, by a throwing closure.
  public struct TryRemoveDuplicates<Upstream: Publisher> {
    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher with a throwing closure that compares elements.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

extension Publishers.TryRemoveDuplicates: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var last: Output?
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    )
  }
}

extension Publisher where Output: Equatable {
  /// Omits elements that equal the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

extension Publisher {
  /// Omits elements that equal the previous one, as determined by a closure.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Omits elements that equal the previous one, as determined by a throwing closure. Fails if the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
