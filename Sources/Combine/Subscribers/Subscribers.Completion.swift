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
  /// The same end, with an error of any type.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }

  /// The same end, with another error if it has one.
  func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
