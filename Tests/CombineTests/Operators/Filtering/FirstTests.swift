import Combine
import Testing

@Suite struct FirstTests {
  @Test func finishesAfterTheFirstValue() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.first().recorded()
    probe.send(1, 2)
    #expect(recorder.log == ["1", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func emptyUpstreamSendsNothing() {
    #expect(Empty<Int, Fault>().first().log == ["finished"])
    #expect(Fail<Int, Fault>(error: .first).first().log == ["failed: first"])
  }
}
