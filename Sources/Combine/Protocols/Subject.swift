/// A publisher that sends what it is told to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Tells the subscribers that nothing more will come.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to a publisher whose values it is about to be sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers of the event they wait for.
  public func send() { send(()) }
}
