extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public struct Publisher {
    /// The value to send, or the error to fail with.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Creates a publisher of an element.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }
  }

  /// A publisher of this result.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}

extension Result.Publisher: Combine.Publisher {
  /// The type of the element.
  public typealias Output = Success

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Success, Failure>) {
    switch result {
    case .success(let value): Outlet(to: subscriber).sendOnly(value)
    case .failure(let error): Outlet(to: subscriber).sendOnly(nil, completion: .failure(error))
    }
  }
}

extension Optional {
  /// A publisher that sends the value if there is one, and finishes.
  public struct Publisher {
    /// The value to send; nil to finish without a value.
    public let output: Wrapped?

    /// Creates a publisher of an optional element.
    public init(_ output: Wrapped?) {
      self.output = output
    }
  }

  /// A publisher of the wrapped value.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}

extension Optional.Publisher: Combine.Publisher {
  /// The type of the element.
  public typealias Output = Wrapped

  /// The type of the failure: the publisher never fails.
  public typealias Failure = Never

  /// Attaches a subscriber.
  public func receive(subscriber: some Subscriber<Wrapped, Never>) {
    Outlet(to: subscriber).sendOnly(output)
  }
}
