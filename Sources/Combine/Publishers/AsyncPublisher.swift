/// The values of a publisher that cannot fail, to go through with `for await`.
///
/// One value is asked for at a time: what a subject sends while the loop is busy is missed.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: AsyncFeed<P.Output, Never>

    /// The next value, when it has come, or nothing at the end.
    public mutating func next() async -> P.Output? {
      await feed.next()?.value
    }
  }

  private let publisher: P

  /// Creates a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

/// The values of a publisher that can fail, to go through with `for try await`.
///
/// One value is asked for at a time: what a subject sends while the loop is busy is missed.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: AsyncFeed<P.Output, P.Failure>

    /// The next value, when it has come, or nothing at the end.
    public mutating func next() async throws -> P.Output? {
      try await feed.next()?.get()
    }
  }

  private let publisher: P

  /// Creates a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

extension Publisher where Failure == Never {
  /// The values, to go through with `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to go through with `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Result where Failure == Never {
  fileprivate var value: Success {
    switch self {
    case .success(let value): value
    }
  }
}
