/// A publisher that sends no values, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Equatable, Sendable {
  /// A Boolean value that indicates whether it finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values, for when its types are not plain from where it is used.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
}

extension Empty: Publisher {
  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
