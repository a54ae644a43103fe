/// A type that sends a sequence of elements over time to its subscribers, followed by at most one completion.
///
/// ```swift
/// let subscription = [1, 2, 3].publisher
///   .map { $0 * 2 }
///   .sink { print($0) }
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the elements.
  associatedtype Output

  /// The type of the error that the publisher can fail with, or `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement this method. To subscribe, call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A namespace for the publishers of operators.
public enum Publishers {}

/// A publisher that starts sending values when you connect it.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending elements until the result is cancelled.
  func connect() -> any Cancellable
}

/// A publisher with methods for sending values to its subscribers.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Delivers a subscription to the subject, through which it can request elements.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a void value to the subscribers.
  public func send() { send(()) }
}
