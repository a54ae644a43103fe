import Combine
import Testing

@Suite struct ReduceTests {
  @Test func lastResultIsSent() {
    #expect([1, 2, 3].publisher.reduce(0, +).log == ["6", "finished"])
    #expect(Empty<Int, Fault>().reduce(5, +).log == ["5", "finished"])
  }

  @Test func errorReplacesTheResult() {
    #expect(Record<Int, Fault>(output: [1], completion: .failure(.first)).reduce(0, +).log == ["failed: first"])
  }

  @Test func demandIsUnlimitedAndTheResultWaits() {
    let probe = Probe<Int, Never>()
    let recorder = probe.reduce(0, +).recorded(asking: .none)
    #expect(probe.requests == [.unlimited])
    probe.send(1, 2)
    probe.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["3", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryReduce(0) {
      if $1 == 2 { throw Fault.first }
      return $0 + $1
    }.recorded()
    probe.send(1, 2, 3)
    #expect(recorder.log == ["failed: first"])
    #expect(probe.cancelCount == 1)
  }

  @Test func cancellationIsForwarded() {
    let probe = Probe<Int, Never>()
    probe.reduce(0, +).recorded().cancel()
    #expect(probe.cancelCount == 1)
  }
}
