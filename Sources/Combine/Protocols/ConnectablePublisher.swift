/// A publisher that begins to send values when you connect it.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
