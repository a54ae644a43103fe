/// A publisher that sends one value to each subscriber, and finishes.
public struct Just<Output> {
  /// The value.
  public let output: Output

  /// Creates a publisher that sends `output`.
  public init(_ output: Output) {
    self.output = output
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Just: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Never>) {
    Outlet(to: subscriber).sendOnly(output)
  }
}

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
