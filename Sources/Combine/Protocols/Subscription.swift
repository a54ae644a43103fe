/// The bond between a publisher and one subscriber, through which the subscriber asks for values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values, in addition to earlier demand.
  func request(_ demand: Subscribers.Demand)
}

/// The ready-made subscriptions.
public enum Subscriptions {
  /// A subscription to something that has no values to give.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  func request(_: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Empty" }
}
