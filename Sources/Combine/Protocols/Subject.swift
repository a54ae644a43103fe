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
