extension Subscribers {
  /// A subscriber that hands everything to closures and asks for as much as there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let inlet: Inlet<Input, Failure>

    /// Creates a subscriber that calls `receiveValue` with each value, and `receiveCompletion` at the end.
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

    /// Takes the subscription, and asks it for as much as there is.
    public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }

    /// Calls the closure with a value.
    public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Calls the closure with the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { inlet.receive(completion: completion) }

    /// Takes no more values, and lets go of the closures.
    public func cancel() { inlet.cancel() }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  /// A textual description.
  public var description: String { "Sink" }
}

extension Publisher {
  /// Calls `receiveValue` with each value, and `receiveCompletion` at the end, until the result is cancelled.
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
  /// Calls `receiveValue` with each value, until the result is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
