/// The state of an operator that receives all values of a publisher, and sends at most one value at the end.
struct Reducer<Input, InputFailure: Error, Output, Failure: Error> {
  /// The progress toward the result.
  enum Progress {
    case continues
    case isDone
  }

  private let inlet = Inlet<Input, InputFailure>()
  private let outlet: Outlet<Output, Failure>

  /// Creates a reducer that calls `take` with each value. When it is done, or all values have arrived, sends the value
  /// of `result`.
  init(
    to downstream: some Subscriber<Output, Failure>,
    ending: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
    result: @escaping () -> Output?,
    take: @escaping (Input) throws(Failure) -> Progress
  ) {
    let inlet = inlet
    let outlet = Outlet(to: downstream)
    self.outlet = outlet
    inlet.open(
      value: { input in
        do throws(Failure) {
          if case .continues = try take(input) { return .none }
          inlet.cancel()
          if let result = result() { outlet.send(result) }
          outlet.finish(.finished)
        } catch {
          inlet.cancel()
          outlet.finish(.failure(error))
        }
        return .none
      },
      completion: { completion in
        if case .finished = completion, let result = result() { outlet.send(result) }
        outlet.finish(ending(completion))
      }
    )
  }

  /// Subscribes to a publisher with unlimited demand.
  func gather(from upstream: some Publisher<Input, InputFailure>) {
    outlet.open(cancel: inlet.cancel)
    inlet.request(.unlimited)
    guard inlet.isOpen else { return }
    upstream.subscribe(inlet)
  }
}

extension Reducer where InputFailure == Failure {
  /// Creates a reducer with the same type of failure as its publisher, and with a `take` closure that can't fail.
  init(
    to downstream: some Subscriber<Output, Failure>,
    result: @escaping () -> Output?,
    take: @escaping (Input) -> Progress
  ) {
    self.init(
      to: downstream, ending: { $0 }, result: result, take: { input throws(Failure) in take(input) })
  }
}
