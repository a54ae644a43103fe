import Combine
import Testing

@Suite struct TryMapTests {
  private func half(_ value: Int) throws -> Int {
    guard value.isMultiple(of: 2) else { throw Fault.first }
    return value / 2
  }

  @Test func eachValueIsTransformed() {
    #expect([2, 4].publisher.tryMap(half).log == ["1", "2", "finished"])
  }

  @Test func thrownErrorEndsThePublisher() {
    let probe = Probe<Int, Never>()
    let recorder = probe.tryMap(half).recorded()
    probe.send(2, 3, 4)
    probe.send(completion: .finished)
    #expect(recorder.log == ["1", "failed: first"])
    #expect(probe.cancelCount == 1)
  }

  @Test func upstreamErrorIsForwarded() {
    #expect(Fail<Int, Fault>(error: .second).tryMap(half).log == ["failed: second"])
  }
}
