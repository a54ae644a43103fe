extension Publishers {
  /// A publisher that omits elements while a predicate is true.
  public struct DropWhile<Upstream: Publisher> {
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
  /// A publisher that omits elements while a throwing predicate is true.
  public struct TryDropWhile<Upstream: Publisher> {
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
  /// Omits elements while a predicate is true.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Omits elements while a throwing predicate is true. Fails if the predicate throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
