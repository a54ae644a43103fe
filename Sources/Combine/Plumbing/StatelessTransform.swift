/// An operator without state, which transforms or skips each value and never finishes on its own.
///
/// The publisher and the subscriber communicate directly.
struct StatelessTransform<Input, InputFailure: Error, Output, Failure: Error>: Subscriber {
  let downstream: any Subscriber<Output, Failure>
  let ending: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
  /// Returns the value to send, or nil to skip it.
  let convert: (Input) -> Output?
  let combineIdentifier = CombineIdentifier()

  init(
    to downstream: some Subscriber<Output, Failure>,
    ending: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    convert: @escaping (Input) -> Output?
  ) {
    self.downstream = downstream
    self.ending = ending
    self.convert = convert
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = convert(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) { downstream.receive(completion: ending(completion)) }
}

extension StatelessTransform where InputFailure == Failure {
  /// Creates a transform with the same type of failure as its publisher.
  init(to downstream: some Subscriber<Output, Failure>, convert: @escaping (Input) -> Output?) {
    self.init(to: downstream, ending: { $0 }, convert: convert)
  }
}
