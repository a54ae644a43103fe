import Combine
import Testing

@Suite struct ContainsTests {
  @Test func trueAtTheFirstMatch() {
    let probe = Probe<Int, Never>()
    let recorder = probe.contains(2).recorded()
    probe.send(1)
    #expect(recorder.log.isEmpty)
    probe.send(2, 3)
    #expect(recorder.log == ["true", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func falseAtTheEnd() {
    #expect([1, 3].publisher.contains(2).log == ["false", "finished"])
  }

  @Test func conditionCanBeUsed() {
    #expect([1, 3].publisher.contains { $0 > 2 }.log == ["true", "finished"])
    #expect([1, 3].publisher.contains { $0 > 3 }.log == ["false", "finished"])
    #expect([1, 3].publisher.tryContains { $0 > 2 }.log == ["true", "finished"])
    #expect([1, 3].publisher.tryContains { _ in throw Fault.first }.log == ["failed: first"])
  }
}
