import Combine

/// Writes down what a publisher sends, and asks for values only when a test says so.
///
/// It cancels when it goes, as publishers and subscribers that are still attached hold one another.
final class Recorder<Input, Failure: Error>: Cancellable {
  /// What is attached to the publisher.
  let subscriber: RecordingSubscriber<Input, Failure>

  init(asking demand: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none })
  {
    subscriber = RecordingSubscriber(asking: demand, answer: answer)
  }

  deinit { cancel() }

  var values: [Input] { subscriber.values }
  var completion: Subscribers.Completion<Failure>? { subscriber.completion }
  var subscriptionCount: Int { subscriber.subscriptionCount }

  func request(_ count: Int) { subscriber.subscription?.request(.max(count)) }

  func cancel() { subscriber.subscription?.cancel() }

  /// All that came, as text: the values and the end.
  var log: [String] {
    let end: [String] =
      switch completion {
      case nil: []
      case .finished: ["finished"]
      case .failure(let error): ["failed: \(error)"]
      }
    return values.map { "\($0)" } + end
  }
}

/// The subscriber behind a recorder.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptionCount = 0
  private let initialDemand: Subscribers.Demand
  private let answer: (Input) -> Subscribers.Demand

  init(asking demand: Subscribers.Demand, answer: @escaping (Input) -> Subscribers.Demand) {
    initialDemand = demand
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptionCount += 1
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    precondition(self.completion == nil, "A publisher ended twice.")
    self.completion = completion
  }
}

extension Publisher {
  /// A recorder that is attached to the publisher.
  func recorded(
    asking demand: Subscribers.Demand = .unlimited, answer: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(asking: demand, answer: answer)
    subscribe(recorder.subscriber)
    return recorder
  }

  /// All that comes at once when it is subscribed to, as text.
  var log: [String] { recorded().log }
}
