/// A type that receives the elements of a publisher.
///
/// A publisher calls `receive(subscription:)` once, `receive(_:)` at most as often as requested, and
/// `receive(completion:)` at most once, at the end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the elements that the subscriber receives.
  associatedtype Input

  /// The type of the error that the subscriber can receive, or `Never` if it can't receive any.
  associatedtype Failure: Error

  /// Notifies the subscriber that it has subscribed, and can request values.
  func receive(subscription: any Subscription)

  /// Delivers a value to the subscriber. Returns the additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Delivers a completion to the subscriber.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers a void value to the subscriber.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers, and for the values that subscribers and publishers exchange.
public enum Subscribers {}

/// The connection of a subscriber to a publisher, through which the subscriber requests elements.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values, in addition to any earlier demand.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that ignores requests and cancellation.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  func request(_: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Empty" }
}

/// A type whose activity can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}
