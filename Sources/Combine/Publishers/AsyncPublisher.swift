/// An asynchronous sequence of the elements of a publisher that can't fail.
///
/// One element is requested at a time, so elements that a subject sends while the loop is busy are missed.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: AsyncFeed<P.Output, Never>

    /// Waits for and returns the next element, or nil at the end.
    public mutating func next() async -> P.Output? {
      await feed.next()?.value
    }
  }

  private let publisher: P

  /// Creates a sequence of the elements of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

/// An asynchronous sequence of the elements of a publisher that can fail.
///
/// One element is requested at a time, so elements that a subject sends while the loop is busy are missed.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: AsyncFeed<P.Output, P.Failure>

    /// Waits for and returns the next element, or nil at the end.
    public mutating func next() async throws -> P.Output? {
      try await feed.next()?.get()
    }
  }

  private let publisher: P

  /// Creates a sequence of the elements of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

extension Publisher where Failure == Never {
  /// The elements of this publisher as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The elements of this publisher as a throwing asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Result where Failure == Never {
  fileprivate var value: Success {
    switch self {
    case .success(let value): value
    }
  }
}
