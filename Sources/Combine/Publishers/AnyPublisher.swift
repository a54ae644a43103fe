/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: CustomStringConvertible {
  private let wrapped: any Publisher<Output, Failure>

  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    wrapped = (publisher as? Self)?.wrapped ?? publisher
  }

  /// A textual description.
  public var description: String { "AnyPublisher" }
}

extension AnyPublisher: Publisher {
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    wrapped.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Returns a type-erased publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
