/// A publisher that sends one element to each subscriber, and then finishes.
public struct Just<Output> {
  /// The element to send.
  public let output: Output

  /// Creates a publisher that sends an element.
  public init(_ output: Output) {
    self.output = output
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Just: Publisher {
  /// The type of the failure: the publisher never fails.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Never>) {
    Outlet(to: subscriber).sendOnly(output)
  }
}

/// A publisher that sends no elements, and finishes immediately or never.
public struct Empty<Output, Failure: Error>: Equatable, Sendable {
  /// A Boolean value that indicates whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher without elements.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without elements, with explicit types.
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

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error> {
  /// The error to fail with.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails, with explicit types.
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

/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher> {
  /// A closure that creates a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher with a closure that creates a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
}

extension Deferred: Publisher {
  /// The type of the elements of the created publishers.
  public typealias Output = DeferredPublisher.Output

  /// The type of the failure of the created publishers.
  public typealias Failure = DeferredPublisher.Failure

  /// Attaches a subscriber to a new publisher.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    createPublisher().subscribe(subscriber)
  }
}
