/// A publisher that sends one value to each subscriber, and finishes.
public struct Just<Output> {
  /// The value.
  public let output: Output

  /// Creates a publisher that sends `output`.
  public init(_ output: Output) {
    self.output = output
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Just: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Output, Never>) {
    Outlet(to: subscriber).sendOnly(output)
  }
}
