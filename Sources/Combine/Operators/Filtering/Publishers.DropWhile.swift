extension Publishers {
  /// The values of a publisher from the first on that does not meet a condition.
  public struct DropWhile<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of them, with `predicate` for the condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.DropWhile: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isDropping = true
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        if isDropping, predicate(value) { return .skip }
        isDropping = false
        return .pass(value)
      }
    )
  }
}

extension Publishers {
  /// The values of a publisher from the first on that does not meet a condition that may fail.
  public struct TryDropWhile<Upstream: Publisher> {
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of them, with `predicate` for the condition, that fails if it throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.TryDropWhile: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    var isDropping = true
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        if isDropping, try predicate(value) { return .skip }
        isDropping = false
        return .pass(value)
      }
    )
  }
}

extension Publisher {
  /// Leaves out the values before the first for which `predicate` is false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the values before the first for which `predicate` is false, and fails if it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
