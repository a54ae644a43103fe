import Testing

@testable import Combine

@Suite struct StatelessTransformTests {
  private let probe = Probe<Int, Fault>()

  @Test func subscriberReceivesTheSubscriptionItself() {
    let subscription = Subscriptions.empty
    var identifiers: [CombineIdentifier] = []
    let subscriber = AnySubscriber<Int, Fault>(receiveSubscription: { identifiers.append($0.combineIdentifier) })
    let transform = StatelessTransform<Int, Fault, Int, Fault>(to: subscriber) { $0 }
    transform.receive(subscription: subscription)
    #expect(identifiers == [subscription.combineIdentifier])
  }

  @Test func identifierDiffersFromThatOfTheSubscriber() {
    let recorder = Recorder<Int, Fault>()
    let first = StatelessTransform<Int, Fault, Int, Fault>(to: recorder.subscriber) { $0 }
    let second = StatelessTransform<Int, Fault, Int, Fault>(to: recorder.subscriber) { $0 }
    let identifiers = [first, second].map(\.combineIdentifier) + [recorder.subscriber.combineIdentifier]
    #expect(Set(identifiers).count == 3)
    #expect(first.combineIdentifier == first.combineIdentifier)
  }

  @Test func nilRequestsAnotherElement() {
    let recorder = Recorder<Int, Fault> { .max($0) }
    probe.subscribe(StatelessTransform(to: recorder.subscriber) { $0 > 1 ? $0 : nil })
    probe.send(1, 2)
    #expect(probe.answers == [.max(1), .max(2)])
    #expect(recorder.values == [2])
  }

  @Test func completionIsTransformed() {
    let recorder = Recorder<Int, any Error>()
    probe.subscribe(StatelessTransform(to: recorder.subscriber, ending: \.erased, convert: { (value: Int) in value }))
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
  }

  @Test func errorsOfCompletionsAreMapped() {
    let failed = Subscribers.Completion<Fault>.failure(.first)
    #expect(failed.mapError { _ in Fault.second } == .failure(.second))
    #expect(Subscribers.Completion<Fault>.finished.mapError { _ in Fault.second } == .finished)
    guard case .failure(let error) = failed.erased else { return #expect(Bool(false), "It did not fail.") }
    #expect(error as? Fault == .first)
  }
}
