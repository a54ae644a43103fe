/// Something that takes the values of one publisher.
///
/// A publisher calls `receive(subscription:)` once, `receive(_:)` as often as it has been asked to, and
/// `receive(completion:)` at most once, at the end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the elements that the subscriber receives.
  associatedtype Input

  /// The type of the error that the subscriber can receive; `Never` if it can't receive any.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and how to ask for values.
  func receive(subscription: any Subscription)

  /// Hands the subscriber a value; the result is how many more it wants than it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands the subscriber the event it waits for.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The ready-made subscribers, and what subscribers and publishers say to one another.
public enum Subscribers {}
