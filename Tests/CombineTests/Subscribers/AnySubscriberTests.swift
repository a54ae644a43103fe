import Combine
import Testing

@Suite struct AnySubscriberTests {
  @Test func forwardsEverythingToASubscriber() {
    let (probe, recorder) = (Probe<Int, Fault>(), Recorder<Int, Fault>(asking: .max(2)) { _ in .max(1) })
    let subscriber = AnySubscriber(recorder.subscriber)
    probe.subscribe(subscriber)
    probe.send(1)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "failed: first"])
    #expect(probe.requests == [.max(2)])
    #expect(probe.answers == [.max(1)])
    #expect(subscriber.combineIdentifier == recorder.subscriber.combineIdentifier)
  }

  @Test func forwardsEverythingToASubject() {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = subject.recorded()
    [1, 2].publisher.setFailureType(to: Fault.self).subscribe(AnySubscriber(subject))
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func canBeCreatedFromClosures() {
    var log: [String] = []
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          log.append("\($0)")
          return $0 < 2 ? .max(1) : .none
        },
        receiveCompletion: { log.append("\($0)") }
      )
    )
    #expect(log == ["1", "2"])
  }
}
