extension Subscribers {
  /// The end of a publisher: it finished or failed.
  @frozen public enum Completion<Failure: Error> {
    /// All is sent.
    case finished

    /// Something went wrong.
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
