/// A type-erased subscriber, or a subscriber created from closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Creates a subscriber that forwards all events to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    onSubscription = { subject.send(subscription: $0) }
    onValue = {
      subject.send($0)
      return .none
    }
    onCompletion = { subject.send(completion: $0) }
    combineIdentifier = CombineIdentifier(subject)
  }

  /// Creates a subscriber from closures. The first closure has to request elements.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Notifies the subscriber of its subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Delivers a value to the subscriber.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Delivers a completion to the subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  /// A textual description.
  public var description: String { "AnySubscriber" }
}
