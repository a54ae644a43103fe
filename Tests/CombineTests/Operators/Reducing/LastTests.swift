import Combine
import Testing

@Suite struct LastTests {
  @Test func lastValueIsSent() {
    #expect([1, 2, 3].publisher.last().log == ["3", "finished"])
    #expect(Empty<Int, Fault>().last().log == ["finished"])
  }

  @Test func lastMatchIsSent() {
    #expect((1...9).publisher.last { $0 < 4 }.log == ["3", "finished"])
    #expect((1...9).publisher.last { $0 > 9 }.log == ["finished"])
    #expect((1...9).publisher.tryLast { $0 < 4 }.log == ["3", "finished"])
    #expect((1...9).publisher.tryLast { _ in throw Fault.first }.log == ["failed: first"])
  }
}
