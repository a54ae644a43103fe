import Testing

@testable import Combine

@Suite struct EndObserverTests {
  private let probe = Probe<Int, Fault>()

  /// Attaches an observer between the probe and a recorder.
  private func observed(
    by recorder: Recorder<Int, Fault>, onLeaving: @escaping () -> Void = {}
  ) -> EndObserver<Int, Fault> {
    let observer = EndObserver(recorder.subscriber, onLeaving: onLeaving)
    probe.subscribe(observer)
    return observer
  }

  @Test func everythingIsForwarded() {
    let recorder = Recorder<Int, Fault>(asking: .max(2)) { .max($0) }
    let observer = observed(by: recorder)
    recorder.request(1)
    probe.send(5)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["5", "failed: first"])
    #expect(probe.requests == [.max(2), .max(1)])
    #expect(probe.answers == [.max(5)])
    withExtendedLifetime(observer) {}
  }

  @Test func leavingIsReportedBeforeTheCompletionIsForwarded() {
    var log: [String] = []
    let observer = EndObserver<Int, Fault>(
      AnySubscriber(receiveCompletion: { log.append("\($0)") }), onLeaving: { log.append("leaving") })
    probe.subscribe(observer)
    probe.send(completion: .finished)
    #expect(log == ["leaving", "finished"])
  }

  @Test func cancellationIsForwardedBeforeLeavingIsReported() {
    let recorder = Recorder<Int, Fault>()
    var counts: [Int] = []
    let observer = observed(by: recorder) { [probe] in counts.append(probe.cancelCount) }
    recorder.cancel()
    #expect(counts == [1])
    withExtendedLifetime(observer) {}
  }

  @Test func leavingIsReportedOnce() {
    let recorder = Recorder<Int, Fault>()
    var count = 0
    let observer = observed(by: recorder) { count += 1 }
    recorder.cancel()
    recorder.cancel()
    probe.send(completion: .finished)
    #expect(count == 1)
    #expect(recorder.log.isEmpty)
    withExtendedLifetime(observer) {}
  }

  @Test func nothingIsForwardedAfterTheCompletion() {
    let recorder = Recorder<Int, Fault>()
    let observer = observed(by: recorder)
    probe.send(completion: .finished)
    probe.send(1)
    recorder.request(1)
    #expect(recorder.log == ["finished"])
    #expect(probe.requests == [.unlimited])
    #expect(probe.answers == [.none])
    withExtendedLifetime(observer) {}
  }

  @Test func secondSubscriptionIsCancelled() {
    let (recorder, second) = (Recorder<Int, Fault>(), Probe<Int, Fault>())
    let observer = observed(by: recorder)
    second.subscribe(observer)
    #expect(recorder.subscriptionCount == 1)
    #expect([probe.cancelCount, second.cancelCount] == [0, 1])
    recorder.cancel()
    #expect([probe.cancelCount, second.cancelCount] == [1, 1])
  }

  @Test func lateSubscriptionIsCancelled() {
    let (recorder, second) = (Recorder<Int, Fault>(), Probe<Int, Fault>())
    let observer = observed(by: recorder)
    probe.send(completion: .finished)
    second.subscribe(observer)
    #expect(second.cancelCount == 1)
    #expect(recorder.subscriptionCount == 1)
  }

  @Test func closureAndSubscriberAreReleasedAtTheEnd() {
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let recorder = Recorder<Int, Fault>()
    let observer = observed(by: recorder) { [object] in withExtendedLifetime(object) {} }
    object = nil
    #expect(gone != nil)
    observer.cancel()
    #expect(gone == nil)
  }
}
