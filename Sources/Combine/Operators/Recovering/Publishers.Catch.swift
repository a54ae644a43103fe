extension Publishers {
  /// A publisher that replaces a failed publisher with another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher> where Upstream.Output == NewPublisher.Output {
    /// The publisher that may fail.
    public let upstream: Upstream

    /// A closure that returns a publisher for an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher with a closure that handles errors.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
  }
}

extension Publishers.Catch: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = NewPublisher.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let handler = handler
    let joiner = Joiner(to: subscriber, demand: .latest)
    joiner.add(upstream) { completion in
      switch completion {
      case .finished: joiner.finish(.finished)
      case .failure(let error): joiner.add(handler(error)) { joiner.finish($0) }
      }
    }
  }
}

extension Publishers {
  /// A publisher that replaces a failed publisher with another publisher, or fails with a new error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher> where Upstream.Output == NewPublisher.Output {
    /// The publisher that may fail.
    public let upstream: Upstream

    /// A closure that returns a publisher for an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher with a throwing closure that handles errors.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
  }
}

extension Publishers.TryCatch: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = any Error

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let handler = handler
    let joiner = Joiner(to: subscriber, demand: .latest)
    joiner.add(upstream) { completion in
      guard case .failure(let error) = completion else { return joiner.finish(.finished) }
      do {
        joiner.add(try handler(error)) { joiner.finish($0.erased) }
      } catch {
        joiner.finish(.failure(error))
      }
    }
  }
}

extension Publisher {
  /// Handles an error by continuing with the publisher that `handler` returns.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Handles an error by continuing with the publisher that `handler` returns, or by failing with the error that it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
