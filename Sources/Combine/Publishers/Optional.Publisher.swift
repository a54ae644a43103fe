extension Optional {
  /// A publisher that sends the value if there is one, and finishes.
  public struct Publisher {
    /// The value to send; nil to finish without a value.
    public let output: Wrapped?

    /// Creates a publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }
  }

  /// Sends the value if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}

extension Optional.Publisher: Combine.Publisher {
  /// The type of the value.
  public typealias Output = Wrapped

  /// It never fails.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Wrapped, Never>) {
    Outlet(to: subscriber).sendOnly(output)
  }
}
