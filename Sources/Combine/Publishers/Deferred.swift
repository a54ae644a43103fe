/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher> {
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
}

extension Deferred: Publisher {
  /// What the publisher made sends.
  public typealias Output = DeferredPublisher.Output

  /// How the publisher made can fail.
  public typealias Failure = DeferredPublisher.Failure

  /// Attaches a subscriber to a new publisher.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    createPublisher().subscribe(subscriber)
  }
}
