extension Subscribers {
  /// The completion of a publisher, which has either finished or failed.
  @frozen public enum Completion<Failure: Error> {
    /// The publisher has finished normally.
    case finished

    /// The publisher has failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
  /// The completion with a type-erased error.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }

  /// Returns the completion with a transformed error.
  func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
