import Combine

/// A publisher that sends what a test says, whether it was asked for or not, and writes down what it is asked.
final class Probe<Output, Failure: Error>: Publisher, Subscription {
  /// What subscribers hold: it does not keep the probe, which keeps them.
  private final class Line: Subscription {
    weak let probe: Probe?

    init(_ probe: Probe) { self.probe = probe }

    func request(_ demand: Subscribers.Demand) { probe?.request(demand) }
    func cancel() { probe?.cancel() }
  }

  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private(set) var subscriberCount = 0
  private(set) var answers: [Subscribers.Demand] = []
  private var subscriber: (any Subscriber<Output, Failure>)?

  func receive(subscriber: some Subscriber<Output, Failure>) {
    self.subscriber = subscriber
    subscriberCount += 1
    subscriber.receive(subscription: Line(self))
  }

  func request(_ demand: Subscribers.Demand) { requests.append(demand) }

  func cancel() { cancelCount += 1 }

  func send(_ values: Output...) {
    for value in values {
      if let answer = subscriber?.receive(value) { answers.append(answer) }
    }
  }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}
