import Testing

@testable import Combine

@Suite struct RelayTests {
  private typealias Numbers = StatefulTransform<Int, Fault, Int, Fault>

  /// A transform between a probe and a recorder: it skips odd numbers, ends with 100 and before 200.
  private func connected(
    asking demand: Subscribers.Demand = .unlimited
  ) -> (probe: Probe<Int, Fault>, recorder: Recorder<Int, Fault>) {
    let (probe, recorder) = (Probe<Int, Fault>(), Recorder<Int, Fault>(asking: demand))
    probe.subscribe(
      Numbers(to: recorder.subscriber) {
        switch $0 {
        case 100: .last($0)
        case 200: .finish
        default: $0.isMultiple(of: 2) ? .pass($0) : .skip
        }
      }
    )
    return (probe, recorder)
  }

  @Test func demandReachesThePublisher() {
    let (probe, recorder) = connected(asking: .max(3))
    recorder.request(2)
    #expect(probe.requests == [.max(3), .max(2)])
  }

  @Test func skippedValueRequestsAnother() {
    let (probe, recorder) = connected()
    probe.send(1, 2)
    #expect(probe.answers == [.max(1), .none])
    #expect(recorder.values == [2])
  }

  @Test func lastValueCancelsAndFinishes() {
    let (probe, recorder) = connected()
    probe.send(2, 100, 4)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["2", "100", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func transformCanFinishBeforeAValue() {
    let (probe, recorder) = connected()
    probe.send(200, 2)
    #expect(recorder.log == ["finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func cancellationIsForwardedOnce() {
    let (probe, recorder) = connected()
    recorder.cancel()
    recorder.cancel()
    probe.send(2)
    #expect(recorder.values.isEmpty)
    #expect(probe.cancelCount == 1)
  }

  @Test func completionIsForwarded() {
    let (probe, recorder) = connected()
    probe.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(probe.cancelCount == 0)
  }

  @Test func failingStepCancels() {
    let (probe, recorder) = (Probe<Int, Never>(), Recorder<Int, any Error>())
    probe.subscribe(
      StatefulTransform(to: recorder.subscriber, ending: \.erased) { (value: Int) throws(any Error) in
        if value > 1 { throw Fault.first }
        return .pass(value)
      }
    )
    probe.send(1, 2, 1)
    #expect(recorder.log == ["1", "failed: first"])
    #expect(probe.cancelCount == 1)
  }

  @Test func secondSubscriptionIsCancelled() {
    let recorder = Recorder<Int, Fault>()
    let transform = Numbers(to: recorder.subscriber) { .pass($0) }
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    first.subscribe(transform)
    second.subscribe(transform)
    #expect([first.cancelCount, second.cancelCount] == [0, 1])
    #expect(recorder.subscriptionCount == 1)
  }
}
