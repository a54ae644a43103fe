extension Publishers {
  /// The values of a publisher that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// A closure that returns whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the values that are not the same as the one before, says `predicate`.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// The values of a publisher that differ from the one before, if comparing does not fail.
  public struct TryRemoveDuplicates<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// A closure that returns whether two elements are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher of the values that are not the same as the one before, that fails if `predicate` throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

extension Publisher {
  /// Leaves out the values that are the same as the one before, says `predicate`.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out the values that are the same as the one before, says `predicate`, and fails if it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
