extension Subscribers {
  /// A subscriber that stores each value in a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The type of the failure: the subscriber can't receive one.
    public typealias Failure = Never

    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = Lock()
    private var target: Root?
    private var subscription: (any Subscription)?

    /// Creates a subscriber that stores each element in a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The object, which is retained until the completion or the cancellation; nil afterward.
    public var object: Root? { lock.withLock { target } }

    /// Receives the subscription, and requests unlimited elements.
    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard self.subscription == nil, target != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Stores an element in the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = release()
    }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      release().subscription?.cancel()
    }

    private func release() -> (target: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        defer { (target, subscription) = (nil, nil) }
        return (target, subscription)
      }
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible {
  /// A textual description.
  public var description: String { "Assign \(Root.self)" }
}

extension Publisher where Failure == Never {
  /// Stores each element in a property of an object, which is retained until the completion, or until the returned
  /// `AnyCancellable` is canceled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
