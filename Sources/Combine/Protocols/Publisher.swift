/// Something that hands values to its subscribers over time, and perhaps an end.
///
/// ```swift
/// let subscription = [1, 2, 3].publisher
///   .map { $0 * 2 }
///   .sink { print($0) }
/// ```
public protocol Publisher<Output, Failure> {
  /// The type of the elements.
  associatedtype Output

  /// The type of the error with which the publisher can fail; `Never` if it can't.
  associatedtype Failure: Error

  /// Attaches a subscriber. Publishers implement this; to subscribe, call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject to this publisher until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      value: {
        subject.send($0)
        return .none
      },
      completion: { subject.send(completion: $0) },
      subscription: { subject.send(subscription: $0) }
    )
    subscribe(inlet)
    return AnyCancellable { inlet.cancel() }
  }
}

/// The types of the publishers that operators make.
public enum Publishers {}

/// A publisher that begins to send values when you connect it.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// A publisher with methods for sending values to its subscribers.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to a publisher whose values it is about to be sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a void value to the subscribers.
  public func send() { send(()) }
}
