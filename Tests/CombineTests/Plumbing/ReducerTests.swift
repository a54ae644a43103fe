import Testing

@testable import Combine

@Suite struct ReducerTests {
  private let probe = Probe<Int, Fault>()

  /// Attaches a recorder to a reducer that adds up to ten, and then is done.
  private func sum(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Fault> {
    let recorder = Recorder<Int, Fault>(asking: demand)
    var sum = 0
    Reducer(to: recorder.subscriber, result: { sum > 0 ? sum : nil }) { (value: Int) in
      sum += value
      return sum < 10 ? .continues : .isDone
    }.gather(from: probe)
    return recorder
  }

  @Test func subscriptionIsDeliveredBeforeThePublisherIsSubscribed() {
    var count = -1
    let subscriber = AnySubscriber<Int, Fault>(receiveSubscription: { [probe] _ in count = probe.subscriberCount })
    Reducer(to: subscriber, result: { 1 }, take: { (_: Int) in .continues }).gather(from: probe)
    #expect(count == 0)
    #expect(probe.subscriberCount == 1)
  }

  @Test func cancellationAtOncePreventsTheSubscription() {
    let subscriber = AnySubscriber<Int, Fault>(receiveSubscription: { $0.cancel() })
    Reducer(to: subscriber, result: { 1 }, take: { (_: Int) in .continues }).gather(from: probe)
    #expect(probe.subscriberCount == 0)
  }

  @Test func doneReducerCancelsAndFinishes() {
    let recorder = sum()
    probe.send(4, 6, 5)
    #expect(recorder.log == ["10", "finished"])
    #expect(probe.cancelCount == 1)
    #expect(probe.answers == [.none, .none, .none])
  }

  @Test func noResultIsNoElement() {
    let recorder = sum()
    probe.send(completion: .finished)
    #expect(recorder.log == ["finished"])
  }

  @Test func resultIsSentAtTheEnd() {
    let recorder = sum(asking: .none)
    probe.send(3)
    probe.send(completion: .finished)
    recorder.request(1)
    #expect(recorder.log == ["3", "finished"])
  }

  @Test func errorIsTransformedByTheEnding() {
    let recorder = Recorder<Int, any Error>()
    Reducer(to: recorder.subscriber, ending: \.erased, result: { 1 }) { (_: Int) throws(any Error) in .continues }
      .gather(from: probe)
    probe.send(1)
    probe.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
  }

  @Test func cancelledReducerTakesNothing() {
    let recorder = sum()
    recorder.cancel()
    probe.send(20)
    probe.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    #expect(probe.cancelCount == 1)
  }

  @Test func closuresAreReleasedByACancellation() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let recorder = Recorder<Int, Fault>()
    Reducer(to: recorder.subscriber, result: { 1 }) { [object] (_: Int) in
      withExtendedLifetime(object) {}
      return .continues
    }.gather(from: probe)
    object = nil
    #expect(gone != nil)
    recorder.cancel()
    #expect(gone == nil)
  }
}
