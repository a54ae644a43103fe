/// A publisher that fails at once.
public struct Fail<Output, Failure: Error> {
  /// The error to fail with.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails with `failure`, for when its type is not plain from where it is used.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}

extension Fail: Publisher {
  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
