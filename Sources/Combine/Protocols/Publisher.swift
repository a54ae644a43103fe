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
