extension Publisher {
  /// Attaches a subject to this publisher until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      value: {
        subject.send($0)
        return .none
      },
      completion: { subject.send(completion: $0) },
      subscription: { subject.send(subscription: $0) }
    )
    subscribe(inlet)
    return AnyCancellable { inlet.cancel() }
  }
}
