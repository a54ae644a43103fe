/// A publisher that makes another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher> {
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
}

extension Deferred: Publisher {
  /// The output of the publishers that it makes.
  public typealias Output = DeferredPublisher.Output

  /// The failure of the publishers that it makes.
  public typealias Failure = DeferredPublisher.Failure

  /// Attaches a subscriber to a new publisher.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    createPublisher().subscribe(subscriber)
  }
}
