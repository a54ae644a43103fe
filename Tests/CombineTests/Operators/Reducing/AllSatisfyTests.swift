import Combine
import Testing

@Suite struct AllSatisfyTests {
  @Test func falseAtTheFirstMismatch() {
    let probe = Probe<Int, Never>()
    let recorder = probe.allSatisfy { $0 < 2 }.recorded()
    probe.send(1, 2, 1)
    #expect(recorder.log == ["false", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func trueAtTheEnd() {
    #expect([1, 2].publisher.allSatisfy { $0 > 0 }.log == ["true", "finished"])
    #expect(Empty<Int, Fault>().allSatisfy { _ in false }.log == ["true", "finished"])
    #expect([1, 2].publisher.tryAllSatisfy { $0 > 0 }.log == ["true", "finished"])
    #expect([1, 2].publisher.tryAllSatisfy { _ in throw Fault.first }.log == ["failed: first"])
  }
}
