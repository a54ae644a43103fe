extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public struct Publisher {
    /// The value to send, or the error to fail with.
    public let result: Result

    /// Creates a publisher of `result`.
    public init(_ result: Result) {
      self.result = result
    }

    /// Creates a publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }
  }

  /// Sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}

extension Result.Publisher: Combine.Publisher {
  /// The type of the value.
  public typealias Output = Success

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Success, Failure>) {
    switch result {
    case .success(let value): Outlet(to: subscriber).sendOnly(value)
    case .failure(let error): Outlet(to: subscriber).sendOnly(nil, completion: .failure(error))
    }
  }
}
