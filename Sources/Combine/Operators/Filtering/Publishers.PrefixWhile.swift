extension Publishers {
  /// A publisher that sends elements while a predicate is true.
  public struct PrefixWhile<Upstream: Publisher> {
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

extension Publishers.PrefixWhile: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    upstream.subscribe(
      StatefulTransform(to: subscriber) { value in
        predicate(value) ? .pass(value) : .finish
      }
    )
  }
}

extension Publishers {
  /// A publisher that sends elements while a throwing predicate is true.
  public struct TryPrefixWhile<Upstream: Publisher> {
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

extension Publishers.TryPrefixWhile: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let predicate = predicate
    upstream.subscribe(
      StatefulTransform(to: subscriber, ending: \.erased) { value throws(any Error) in
        try predicate(value) ? .pass(value) : .finish
      }
    )
  }
}

extension Publisher {
  /// Sends elements while a predicate is true, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends elements while a throwing predicate is true, and then finishes. Fails if the predicate throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
