extension Subscribers {
  /// A subscriber that passes events to closures, with unlimited demand.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let inlet: Inlet<Input, Failure>

    /// Creates a subscriber with closures for elements and the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      inlet = Inlet(
        value: {
          receiveValue($0)
          return .none
        },
        completion: receiveCompletion
      )
      inlet.request(.unlimited)
    }

    /// Receives the subscription, and requests unlimited elements.
    public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }

    /// Calls the closure with a value.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Calls the closure with the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { inlet.receive(completion: completion) }

    /// Cancels the subscription, and releases the closures.
    public func cancel() { inlet.cancel() }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  /// A textual description.
  public var description: String { "Sink" }
}

extension Publisher {
  /// Attaches a subscriber with closures for elements and the completion, until the result is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with a closure for elements, until the result is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
