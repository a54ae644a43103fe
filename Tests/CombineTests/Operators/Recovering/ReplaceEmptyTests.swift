import Combine
import Testing

@Suite struct ReplaceEmptyTests {
  @Test func emptyUpstreamSendsTheValue() {
    #expect(Empty<Int, Fault>().replaceEmpty(with: 0).log == ["0", "finished"])
    #expect([1].publisher.replaceEmpty(with: 0).log == ["1", "finished"])
    #expect(Fail<Int, Fault>(error: .first).replaceEmpty(with: 0).log == ["failed: first"])
  }

  @Test func valueWaitsForDemand() {
    let recorder = Empty<Int, Fault>().replaceEmpty(with: 0).recorded(asking: .none)
    #expect(recorder.log.isEmpty)
    recorder.request(1)
    #expect(recorder.log == ["0", "finished"])
  }
}
