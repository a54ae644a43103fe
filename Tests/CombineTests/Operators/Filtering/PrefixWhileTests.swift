import Combine
import Testing

@Suite struct PrefixWhileTests {
  @Test func finishesAtTheFirstMismatch() {
    let probe = Probe<Int, Never>()
    let recorder = probe.prefix { $0 < 3 }.recorded()
    probe.send(1, 2, 3, 1)
    #expect(recorder.log == ["1", "2", "finished"])
    #expect(probe.cancelCount == 1)
  }

  @Test func thrownErrorEndsThePublisher() {
    let numbers = [1, 2, 3].publisher.tryPrefix {
      if $0 == 2 { throw Fault.first }
      return true
    }
    #expect(numbers.log == ["1", "failed: first"])
  }
}
